import type { Salary } from "../model";

type Period = Salary["period"];

/** All words are folded: lower case, without accents. */
const word = (words: string) => `(?<![a-z])(?:${words})(?![a-z])`;
const anywhere = (words: string, flags = "g") => new RegExp(words, flags);

/** Nouns of time: they name a period only after a joining word or a slash ("per time", "/an"). */
const units: Record<Period, string> = {
  hour:
    "hour|hr|hrs|h|stunde|std|uur|heure|hora|ora|timme|timmen|tim|time|timen|tunti|" +
    "godzine|godz",
  day: "day|working day|tag|arbeitstag|dag|dagen|jour|dia|giorno|paiva|dzien|dygn",
  week: "week|wk|woche|semaine|semana|settimana|vecka|veckan|uge|ugen|uke|uken|viikko|tydzien",
  month:
    "month|mo|mth|monat|maand|mnd|mois|mes|mese|manad|manaden|man|maned|maneden|md|kuukausi|kk|" +
    "miesiac|miesiacu|mies|luna|mesic",
  year: "year|annum|yr|jahr|jaar|an|annee|ano|anno|ar|aret|vuosi|rok|kalenderjahr",
};

/** Words that name a period wherever they stand. */
const adverbs: Record<Period, string> = {
  hour: "hourly|stundlich|orari[ao]|tunnissa|tunnilta|godzinowo|p\\.?h\\.?|p/h|hours? rate",
  day: "daily|taglich|tages|journalier|diari[ao]|giornalier[ao]|paivassa|dziennie|dagelijks|p/d",
  week: "weekly|wochentlich|semanal|settimanale|viikossa|tygodniowo|wekelijks|p/w",
  month:
    "monthly|monatlich(?:es|er|e)?|mtl\\.?|maandelijks(?:e)?|mensuel(?:le)?s?|mensual(?:es)?|" +
    "mensil[ei]|manedlig|kuukaudessa|miesiecznie|mesicne|lunar|p\\.m|pcm|p/m",
  year:
    "year|yearly|annum|annual|annually|jahrlich(?:es|er|e)?|jaarlijks(?:e)?|annuel(?:le)?s?|" +
    "anuales|" +
    "anual|annu[aoie]|arlig(?:en|t)?|aarlig(?:t)?|vuodessa|rocznie|rocne|p\\.a|pa(?= |$)|p/a",
};

const compounds: Record<Period, string> = {
  hour:
    "stundenlohn|stundensatz|uurloon|uurtarief|taux horaire|timlon|timelon|timelonn|tuntipalkka|" +
    "stawka godzinowa|hourly rate|rate per hour",
  day: "tagessatz|tagesgage|dagtarief|tjm|taux journalier|day rate|dagsats|paivapalkka",
  week: "wochenlohn|weekloon|veckolon|ugelon|ukelonn",
  month:
    "monatsgehalt|monatslohn|monatsbrutto|bruttomonatsgehalt|maandsalaris|maandloon|manadslon|" +
    "manedslon|manedslonn|kuukausipalkka",
  year:
    "jahresgehalt|jahresbrutto|bruttojahresgehalt|jahreszielgehalt|jahresverdienst|jaarsalaris|" +
    "arslon|arslonn|grundlon|vuosipalkka|ral|lordi annui|jahresbruttogehalt|zielgehalt",
};

const order: Period[] = ["hour", "day", "week", "month", "year"];

const joiner =
  "per|pro|par|a|an|al|alla|by|je|the|por|i|om|na|za|w|pr|im|each|every|in het|in der|aan";
const joined = (nouns: string) =>
  `(?:[/|]\\s?|(?<![a-z])(?:${joiner})\\.?\\s+|(?<![a-z])(?:a l|de l|all)['’])` +
  `(?:${nouns})(?![a-z])`;

/** "per hour", "monatlich", "Jahresgehalt": one group for each period. */
const forms = order.map(
  (period) =>
    `${joined(units[period])}|${word(adverbs[period])}|(?<![a-z])\\w*(?:${compounds[period]})`,
);
const anyPeriod = anywhere(forms.map((form) => `(${form})`).join("|"));
export const periodPhrase = `(?:${forms.join("|")})\\.?`;

/** The first period in the text, or the last where reading goes backwards from an amount. */
export function periodIn(text: string, from: "first" | "last"): Period | null {
  const hits = [...text.matchAll(anyPeriod)];
  const hit = from === "first" ? hits[0] : hits.at(-1);
  const index = hit ? order.findIndex((_, each) => hit[each + 1] !== undefined) : -1;
  return order[index] ?? null;
}

/** The period a structured source names, in any of its languages. */
export const periodNamed = (name: string): Period | null =>
  periodIn(`per ${name.replaceAll("_", " ").trim()}`, "last");

export const payCue = anywhere(
  "salar(?:y|ies)|(?<![a-z])(?:base |hourly )?pay(?:ment)?(?![a-z])|wage|(?<!(?:transport|" +
    "travel|mileage|commuting|relocation) )compensation|" +
    "remunerat|(?<![a-z])rate(?![a-z])|(?<![a-z])earn|gehalt|lohn|vergutung|verdienst|" +
    "einkommen|stipendi|" +
    "salari|sueldo|salaire|remuneraci|retribu|loon|verdien|(?<![a-z])ral(?![a-z])|" +
    "(?<![a-z])lon(?![a-z])|lonn|[a-z]lon(?![a-z])|palkk|wynagrodzeni|pensj|zarobk|stawk|mzda|" +
    "(?<![a-z])ote(?![a-z])|(?:hiring|posting|pay) ranges?|(?<![a-z])paid(?![a-z])|tarief|" +
    "(?<![a-z])bas(?:e|ic)(?![a-z])|ausbildungsjahr|lehrjahr|" +
    "tagessatz|(?<![a-z])tjm(?![a-z])|bezahl",
);

export const rejectCue = anywhere(
  "revenue|umsatz|omzet|chiffre d.affaires|turnover|fatturato|facturaci|omsattning|omsetning|" +
    "omsaetning|liikevaihto|(?<![a-z])sales of|(?<![a-z])funding|raised|invest|valuation|" +
    "market cap|(?<![a-z])funds?(?![a-z])|budget|(?<![a-z])deals?(?![a-z])|(?<![a-z])spend|" +
    "contracts? (?:worth|valued)|projects? (?:worth|ranging|valued)|portfolio|capex|series [a-f]|" +
    "generat|bonus(?!es)|premie|urlaubsgeld|weihnachtsgeld|vakantiegeld|saved|praemie|pramie|" +
    "(?<![a-z])prime(?![a-z])|premio|reward|referral|" +
    "voucher|gutschein|zuschuss|zulage|sachbez|guthaben|allowance|reimburse|erstattung|" +
    "(?:transport|travel|mileage|commuting|relocation) (?:compensation|cost)|reiskosten|" +
    "vergoeding van reis|" +
    "(?<![a-z])gym(?![a-z])|fitness|wellness|meal|lunch|tichete|decont|cafeteri|prispevek|" +
    "sports? pass|multisport|urban sports|jobrad|deutschlandticket|relocation|sign-on|signing|" +
    "per child|pension|insurance|discount|rabatt|worth of|(?<![a-z])fees?(?![a-z])|abfindung|" +
    "learning|l&d|training|weiterbildung|opleiding|formation de|donat|spende|stock|equity of|" +
    "savings|penalt|(?<![a-z])fine(?![a-z])|(?<![a-z])costs?(?![a-z])|kosten|ticket[s ]|tuition|" +
    "scholarship|equipment|home.?office|laptop|assets",
);

export const grossCue = anywhere(
  word("gross|brutto|bruto|bruta|brut|bruts|brute|lord[aoie]|ral"),
  "",
);
export const netCue = anywhere(
  `${word("net|nett|netto|neto|neta|nets|nette|netta|netti")}|nettogehalt|nettolohn|nettoloon`,
  "",
);
export const grossWord = word(
  "gross|brutto|bruto|bruta|brut|bruts|brute|lord[aoie]|net|netto|nets|bruttolon",
);

export const upTo = new RegExp(
  "(?:" +
    word(
      "up to|bis zu|bis|maximal|maximaal|hochstens|massimo|ten hoogste|maxima de|maximum|" +
        "max\\.?|tot|tot max|jusqu'a|jusqu’a|hasta|fino a|upp till|" +
        "op til|opptil|inntil|enintaan|jopa|do|az|under",
    ) +
    ")[ :]*$",
);
export const betweenWord = new RegExp(
  word("between|zwischen|tussen|entre|tra|fra|mellan|mellem|mellom|miedzy|pomiedzy|from"),
);
