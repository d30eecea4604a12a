/** What is said in English, Dutch and German, as sources of patterns over lower-case text. */
const anyOf = (...words: string[]) => `(?:${words.join("|")})`;

export const unit = {
  d: anyOf("days?", "dag(?:en)?", "tage?n?"),
  w: anyOf("weeks?", "wk", "weken", "woche?n?"),
  m: anyOf("months?", "maand(?:en)?", "monate?n?"),
  y: anyOf("years?", "jaar", "jaren", "jahre?n?"),
};
export const number = `(\\d{1,4}|${[
  ...["one", "two", "three", "four", "five", "six", "eight", "ten", "twelve"],
  ...["een", "één", "twee", "drie", "vier", "vijf", "zes", "acht", "tien", "twaalf"],
  ...["einem", "einer", "eine", "zwei", "drei", "fünf", "sechs", "zehn", "zwölf", "a", "an"],
].join("|")})`;
export const numbers: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, een: 1, één: 1, eine: 1, einem: 1, einer: 1 },
  ...{ two: 2, twee: 2, zwei: 2, three: 3, drie: 3, drei: 3, four: 4, vier: 4 },
  ...{ five: 5, vijf: 5, fünf: 5, six: 6, zes: 6, sechs: 6, eight: 8, acht: 8 },
  ...{ ten: 10, tien: 10, zehn: 10, twelve: 12, twaalf: 12, zwölf: 12 },
};

export const kilometres = anyOf("km", "kilomet(?:er|re)s?");
/** Between a distance and a town. */
export const around = anyOf(
  ...["around", "round", "of", "from", "near", "rond(?:om)?", "van", "vanaf", "bij", "om"],
  ...["rund um", "um", "von", "bei", "nahe", "im umkreis von"],
);
/** Before a town. */
export const near = anyOf(
  ...["near", "around", "close to", "in de buurt van", "rond(?:om)?", "bij", "nabij", "omgeving"],
  ...["in der nähe von", "nahe", "bei", "rund um", "um", "raum", "region", "regio", "umkreis"],
);
export const upTo = anyOf(
  ...["within", "up to", "max\\.?", "binnen", "tot", "innerhalb(?: von)?", "im umkreis von"],
  ...["umkreis", "bis(?: zu)?", "höchstens"],
);
export const livesIn = anyOf(
  ...[
    "lives? in",
    "living in",
    "based in",
    "woont in",
    "wonend in",
    "wohnt in",
    "wohnhaft in",
    "in",
  ],
);
export const worksIn = anyOf(
  ...["(?:would|will|willing to) work in", "wil(?:len)? werken in", "werkt in", "arbeitet in"],
  ...["will in", "würde arbeiten in", "einsetzbar in"],
);

export const free = anyOf(
  ...["free", "available", "can start", "starts?", "beschikbaar", "vrij", "kan beginnen"],
  ...["verfügbar", "frei", "startet"],
);
export const within = anyOf(
  ...["within(?: the next)?", "in(?: the next)?", "in de komende", "binnen", "over"],
  ...["innerhalb(?: von)?", "in den nächsten", "binnen"],
);
export const now = anyOf(
  ...["now", "immediately", "straight away", "today", "nu", "per direct", "direct", "meteen"],
  ...["vandaag", "sofort", "ab sofort", "jetzt", "heute"],
);
export const by = anyOf(
  ...["by", "before", "from", "as of", "on", "until", "per", "voor", "uiterlijk", "vanaf", "op"],
  ...["tot", "ab", "zum", "bis(?: zum)?", "vor(?: dem)?", "am"],
);
export const notice = anyOf("notice(?: period)?", "opzegtermijn", "kündigungsfrist");
export const valid = anyOf("valid", "geldig", "gültig");

export const atMost = anyOf(
  ...["max(?:imum|imal|imaal)?\\.?", "at most", "up to", "under", "below", "less than", "<=?"],
  ...[
    "hoogstens",
    "tot",
    "onder",
    "minder dan",
    "höchstens",
    "bis(?: zu)?",
    "unter",
    "weniger als",
  ],
);
export const atLeast = anyOf(
  ...["min(?:imum|imal|imaal)?\\.?", "at least", "over", "above", "more than", "from", ">=?"],
  ...["minstens", "vanaf", "boven", "meer dan", "mindestens", "ab", "über", "mehr als"],
);
export const period: Readonly<Record<string, string>> = {
  hour: anyOf("hours?", "hrs?", "h", "uur", "u", "stunden?", "std\\.?"),
  day: anyOf("days?", "dag", "tag"),
  month: anyOf("months?", "maand", "monat"),
  year: anyOf("years?", "yr", "annum", "jaar", "jahr"),
};
export const per = anyOf("per", "an?", "/", "pro", "je", "p/");
export const currency: Readonly<Record<string, string>> = {
  EUR: anyOf("€", "euros?", "eur"),
  GBP: anyOf("£", "gbp", "pounds?", "pond", "pfund"),
  CHF: anyOf("chf", "franken", "francs?"),
  USD: anyOf("\\$", "usd", "dollars?"),
  PLN: anyOf("pln", "zloty"),
  SEK: "sek",
  NOK: "nok",
  DKK: "dkk",
  CZK: "czk",
};

export const speaks = anyOf(
  "speaks?",
  "speaking",
  "spreekt",
  "spricht",
  "language",
  "taal",
  "sprache",
);
export const speaking = anyOf("-?speaking", "talig(?:e)?", "sprachig(?:e[rn]?)?");
export const fluent = anyOf("fluent", "vloeiend", "fließend", "fliessend");
export const level =
  "(?:at least|at|minimaal|minstens|mindestens|min\\.?|level|niveau|ab|vanaf|auf|op|from)";

export const not = anyOf(
  ...["not", "no", "without", "geen", "niet", "zonder", "nicht", "kein(?:e[nr]?)?", "ohne"],
);
export const or = anyOf("or", "of", "oder");
/** What may stand between conditions and says nothing by itself. */
export const fillers = anyOf(
  ...["and", "with", "who", "has", "have", "holds?", "holding", "is", "are", "a", "an", "the"],
  ...["people", "candidates?", "certificates?", "certified", "skills?", "knows?", "in"],
  ...["en", "met", "die", "heeft", "hebben", "zijn", "een", "de", "het", "mensen", "kandidaten"],
  ...["certificaat", "certificaten", "kennis van", "kent", "ervaring met", "vaardigheid"],
  ...["und", "mit", "hat", "haben", "sind", "ein", "eine", "der", "das", "leute", "personen"],
  ...["kandidat(?:en)?", "zertifikate?", "kenntnisse?(?: in)?", "erfahrung mit", "experience with"],
  ...["&", "\\+", speaks],
);
