import words from "./spoken.json";

/** What is said in English, Dutch and German, as the source of a pattern over lower-case text. */
export const spoken = (name: keyof typeof words): string => `(?:${words[name].join("|")})`;

/** In the order of their value: the first are one, the second two. */
const counts = [
  "a an one een één eine einem einer",
  "two twee zwei",
  "three drie drei",
  "four vier",
  "five vijf fünf",
  "six zes sechs",
  "seven zeven sieben",
  "eight acht",
  "nine negen neun",
  "ten tien zehn",
].map((names) => names.split(" "));

/** A number in figures, or a small one in words. */
export const number = `(\\d{1,4}|${counts.flat().join("|")})`;

export function countOf(word: string): number {
  const at = counts.findIndex((names) => names.includes(word));
  return at < 0 ? Number(word) : at + 1;
}

/** How spans of time are written: `4w`. */
export const units: Readonly<Record<string, string>> = {
  d: spoken("unitOfDays"),
  w: spoken("unitOfWeeks"),
  m: spoken("unitOfMonths"),
  y: spoken("unitOfYears"),
};
export const periods: Readonly<Record<string, string>> = {
  hour: spoken("perHour"),
  day: spoken("perDay"),
  month: spoken("perMonth"),
  year: spoken("perYear"),
};
export const currencies: Readonly<Record<string, string>> = {
  EUR: "(?:€|euros?|eur)",
  GBP: "(?:£|gbp|pounds?|pond|pfund)",
  CHF: "(?:chf|franken|francs?)",
  USD: "(?:\\$|usd|dollars?)",
  PLN: "(?:pln|zloty)",
  SEK: "sek",
  NOK: "nok",
  DKK: "dkk",
  CZK: "czk",
};

/** Which of some patterns a word is. */
export const nameOf = (patterns: Readonly<Record<string, string>>, word: string | undefined) =>
  Object.entries(patterns).find(
    ([, source]) => word && new RegExp(`^(?:${source})$`, "u").test(word),
  )?.[0];

export const kilometres = "(?:km|kilomet(?:er|re)s?)";
