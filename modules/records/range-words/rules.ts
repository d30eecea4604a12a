/** By which words a search names a range beside its key: the first is the one that tips show. */
const words = {
  nl: {
    years: ["jaren", "jaar"],
    experience: ["ervaring"],
    pay: ["uurloon", "loon"],
    salary: ["salaris"],
    available: ["beschikbaar"],
    notice: ["opzegtermijn"],
    added: ["toegevoegd"],
    keep: ["bewaren"],
    value: ["waarde"],
    budget: ["budget"],
    start: ["start"],
    end: ["einde", "eind"],
    seats: ["posities"],
    bill: ["tarief"],
    posted: ["geplaatst"],
    score: ["score"],
  },
  de: {
    years: ["Jahre", "Jahr"],
    experience: ["Erfahrung"],
    pay: ["Stundenlohn", "Lohn"],
    salary: ["Gehalt"],
    available: ["verfügbar"],
    notice: ["Kündigungsfrist"],
    added: ["hinzugefügt"],
    keep: ["aufbewahren"],
    value: ["Wert"],
    budget: ["Budget"],
    start: ["Start", "Beginn"],
    end: ["Ende"],
    seats: ["Positionen"],
    bill: ["Satz"],
    posted: ["veröffentlicht"],
    score: ["Score"],
  },
} as const;

type Words = Readonly<Record<string, readonly string[]>>;
const byLanguage: Readonly<Record<string, Words>> = words;

/** The word by which readers of a language name the range of a key; the key itself where they have none. */
export const rangeWord = (key: string, language: string): string =>
  byLanguage[language]?.[key]?.[0] ?? key;

/** In small letters, with and without the dots of its umlauts. */
const plain = (word: string): string =>
  word.toLowerCase().normalize("NFD").replaceAll(/\p{M}/gu, "");

const keys = new Map(
  Object.values(byLanguage).flatMap((its) =>
    Object.entries(its).flatMap(([key, all]) => all.map((word) => [plain(word), key] as const)),
  ),
);

/** The key that a word of any of our languages means, or the word as it is in small letters. */
export const rangeKey = (word: string): string => keys.get(plain(word)) ?? word.toLowerCase();
