/** Languages as bits, so that a word's spelling is compared with the text's in one step; the lexicon is packed with them. */
const order = [
  "en",
  "de",
  "nl",
  "fr",
  "es",
  "it",
  "pl",
  "sv",
  "da",
  "no",
  "fi",
  "pt",
  "cs",
  "any",
  "ca",
];
const bits = new Map(order.map((language, index) => [language, 1 << index]));

/** The bit of a language; of one nobody knows the sign, none. */
export const languageBit = (language: string | null): number => bits.get(language ?? "") ?? 0;

/** What is understood everywhere: words of no language, and English. */
export const everywhere = languageBit("any") | languageBit("en");
