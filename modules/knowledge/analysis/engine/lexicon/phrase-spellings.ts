import file from "../../taxonomy/phrases.json";
import { bitOf } from "./phrases";

type Names = { [language: string]: string[] | undefined };
type Groups = { [id: string]: Names };
type Spelling = { id: string; language: string; aliases: string[] };

// Read when the names are packed alone, so that the program carries them once.
/** Names of verbs and objects for the trie, each with the bits of all it may be in that language, written as a number. */
export const verbSpellings = () => spellings("verbs", file.verbs);
export const objectSpellings = () => spellings("objects", file.objects);

/** Words that open what is said beside the work: schooling, departments, what "we" do. */
export const besideSpellings = (): Spelling[] =>
  Object.entries<Names>(file.beside).flatMap(([id, names]) =>
    Object.entries(names).map(([language, aliases = []]) => ({ id, language, aliases })),
  );

function spellings(kind: "verbs" | "objects", groups: Groups): Spelling[] {
  const bitsOf = new Map<string, Map<string, number>>();
  for (const [group, names] of Object.entries(groups))
    for (const [language, aliases = []] of Object.entries(names)) {
      const known = bitsOf.get(language) ?? new Map<string, number>();
      bitsOf.set(language, known);
      const bit = bitOf(kind, group);
      for (const alias of aliases) known.set(alias, (known.get(alias) ?? 0) | bit);
    }
  return [...bitsOf].flatMap(([language, known]) =>
    [...Map.groupBy(known, ([, bits]) => bits)].map(([bits, some]) => ({
      id: String(bits),
      language,
      aliases: some.map(([alias]) => alias),
    })),
  );
}
