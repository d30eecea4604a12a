/** Beginnings of month names in en de nl fr es it sv da no fi pl pt; the longer go first. */
const months: [stems: string, month: number][] = [
  ["marras nov lis", 11],
  ["joulu dec dez dic des gru", 12],
  ["tammi jan ene gen sty", 1],
  ["helmi feb fev fevr lut", 2],
  ["maalis maa mar mrt mrz", 3],
  ["huhti apr avr abr kwi", 4],
  ["touko mai may mei maj mag", 5],
  ["kesa juin jun giu czer cze", 6],
  ["heina juil jul lug lip", 7],
  ["elo aug aou ago sie", 8],
  ["syys sep set wrz", 9],
  ["loka oct okt ott paz out", 10],
];
const monthOfStem = new Map(
  months.flatMap(([stems, month]) =>
    stems.split(" ").map((stem): [string, number] => [stem, month]),
  ),
);
const longestFirst = (words: Iterable<string>) => [...words].sort((a, b) => b.length - a.length);

/** A month's name or its short form, as the source of a regular expression. */
export const monthName = `(${longestFirst(monthOfStem.keys()).join("|")})[a-z]{0,9}\\.?`;
export const monthOf = (stem: string): number => monthOfStem.get(stem) ?? 0;

export type Unit = "minute" | "hour" | "day" | "week" | "month" | "year";

const units: Record<Unit, string> = {
  minute:
    "s sec secs second seconds sekunde sekunden seconde secondes secondi segundos sekunder m min " +
    "mins minute minutes minuten minuut minuto minutos minuti minut minuter minutter minuutti " +
    "minuuttia minuty minute",
  hour:
    "h hr hrs hour hours std stunde stunden uur uren heure heures hora horas ora ore tim timme " +
    "timmar time timer tunti tuntia godz godzine godziny godzin",
  day:
    "d day days tag tage tagen dag dagen dage dager dagar jour jours j dia dias giorno giorni " +
    "paiva paivaa dzien dni",
  week:
    "w wk wks week weeks woche wochen weken semaine semaines sem semana semanas settimana " +
    "settimane vecka veckor uge uger uke uker viikko viikkoa tydzien tygodnie tygodni",
  month:
    "mo mon month months monat monate monaten maand maanden mois mes meses mese mesi manad " +
    "manader maned maneder kuukausi kuukautta miesiac miesiace miesiecy",
  year:
    "y yr yrs year years jahr jahre jahren jaar an ans annee annees ano anos anno anni ar vuosi " +
    "vuotta rok lata lat",
};
const unitOfWord = new Map(
  (Object.keys(units) as Unit[]).flatMap((unit) =>
    units[unit].split(" ").map((word): [string, Unit] => [word, unit]),
  ),
);
export const unitName = `(${longestFirst(unitOfWord.keys()).join("|")})`;
/** Without the one-letter forms, which are words of their own where no number goes before. */
export const fullUnitName = `(${longestFirst(unitOfWord.keys())
  .filter((word) => word.length > 1)
  .join("|")})`;
export const unitOf = (word: string): Unit => unitOfWord.get(word) ?? "day";

export const oneWord =
  "(?:a|an|one|ein|eine|einem|einer|een|un|une|una|uno|en|ett|et|yksi|jeden|um|uma)";

const anyOf = (words: string) => new RegExp(`(?<![a-z])(?:${words})(?![a-z])`);

export const agoWord = anyOf(
  "ago|vor|geleden|il y a|depuis|hace|fa|sedan|siden|sitten|temu|ha|posted|geplaatst",
);
export const atLeastWord = anyOf(
  "more than|over|at least|mehr als|uber|ueber|meer dan|ruim|plus de|mas de|oltre|piu di|" +
    "mer an|mere end|mer enn|yli|ponad|wiecej niz|mais de",
);
export const aheadWord = anyOf("in|noch|nog|over|dans|dentro de|en|tra|om|za|closes in|left");
export const withinWord = anyOf(
  "last|past|letzten|laatste|dernier|derniers|dernieres|ultimos|ultimas|ultimi|ultime|senaste|" +
    "seneste|siste|viimeisten|ostatnich",
);

/** Days back that a single word says. */
export const dayWords: [word: RegExp, days: number][] = [
  [
    anyOf(
      "vorgestern|eergisteren|avant-hier|anteayer|antes de ayer|l'altro ieri|i forrgar|" +
        "i forgars|toissapaivana|przedwczoraj|day before yesterday",
    ),
    2,
  ],
  [anyOf("yesterday|gestern|gisteren|hier|ayer|ieri|igar|i gar|eilen|wczoraj|ontem"), 1],
  [
    anyOf(
      "today|heute|vandaag|aujourd'hui|hoy|oggi|idag|i dag|tanaan|dzisiaj|dzis|hoje|avui|" +
        "just posted|just now|gerade eben|soeben|zojuist|net geplaatst|a l'instant|ahora|" +
        "adesso|just nu|nyss|lige nu|akkurat na|juuri nyt|przed chwila",
    ),
    0,
  ],
];
