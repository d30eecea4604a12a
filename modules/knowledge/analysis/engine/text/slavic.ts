/** Case endings of Polish and Czech nouns and adjectives without their accents, longest first. */
const endings = (
  "iami iach iego ami ach ych ich ymi imi ego emu iej " +
  "owi iem ow ou om ej em ie ia iu ym im ii i y e a u o"
).split(" ");
/** Shorter words change their meaning with their ending too often. */
const [shortestWord, shortestStem] = [5, 4];

/** Languages whose words have too many endings for each to be written down. */
export const stemmedLanguages: ReadonlySet<string> = new Set(["pl", "cs"]);

/** What all cases of a folded word have in common, marked as a stem: "dokumentacji" is "dokumentacj~"; short words stay. */
export function stemOf(word: string): string {
  if (word.length < shortestWord) return word;
  const ending = endings.find((it) => word.length - it.length >= shortestStem && word.endsWith(it));
  return `${word.slice(0, word.length - (ending?.length ?? 0))}~`;
}

/** A folded alias by the stems of its words, which every case of it has; null where nothing can be cut. */
export function stemmed(alias: string): string | null {
  const stems = alias.split(" ").map(stemOf).join(" ");
  return stems.includes("~") ? stems : null;
}
