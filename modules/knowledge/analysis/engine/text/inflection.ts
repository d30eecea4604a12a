/** Every word of the aliases by its number. */
export type Vocabulary = ReadonlyMap<string, number>;

/** Shorter words change their meaning with their ending too often. */
const shortest = 7;
/** Plural, case and article endings of the languages read, longest first. */
const endings = [
  "erne",
  "arna",
  "orna",
  "en",
  "es",
  "er",
  "em",
  "et",
  "n",
  "s",
  "e",
  "a",
  "o",
  "i",
];
const replacements = ["", "e", "a", "o", "en", "s"];

/** Number of the known word of which this is another form, as "Kältemaschinen"; -1 for none. */
export function inflectedId(word: string, vocabulary: Vocabulary): number {
  if (word.length < shortest || vocabulary.size === 0) return -1;
  for (const replacement of replacements) {
    const id = replacement === "" ? undefined : vocabulary.get(word + replacement);
    if (id !== undefined) return id;
  }
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, word.length - ending.length);
    for (const replacement of replacements) {
      const id = replacement === ending ? undefined : vocabulary.get(stem + replacement);
      if (id !== undefined) return id;
    }
  }
  return -1;
}
