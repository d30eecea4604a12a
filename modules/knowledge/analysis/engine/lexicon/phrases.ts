import { fold } from "@/modules/knowledge/language";
import { LateMap, once } from "@/src/late";
import file from "../../taxonomy/phrases.json";

type Names = { [language: string]: string[] | undefined };
type Groups = { [id: string]: Names };

const verbs = (): Groups => file.verbs;
const objects = (): Groups => file.objects;
const beside = (): Groups => file.beside;

/** Prepositions that part a verb from what follows it, by language: "manage projects with suppliers" leads none of them. */
export const apart = new LateMap(() =>
  Object.entries(file.apart).map(([language, words]) => [language, new Set(words.map(fold))]),
);

/** One skill that a verb and its object make together. */
export type Pair = { verb: number; object: number; skill: string; name: string };

/** Verbs and objects by their bits, because one word is of several kinds: "manage" leads people and answers for money. */
export const pairs = once((): Pair[] => {
  const [verbIds, objectIds] = [Object.keys(verbs()), Object.keys(objects())];
  return file.pairs.flatMap(([verb = "", object = "", skill = ""]) => {
    const [first, second] = [verbIds.indexOf(verb), objectIds.indexOf(object)];
    if (first === -1 || second === -1) throw new Error(`${verb} ${object} is no pair.`);
    return [{ verb: 1 << first, object: 1 << second, skill, name: `${verb}+${object}` }];
  });
});

/** Names of verbs and objects for the trie, each with the bits of all it may be in that language, written as a number. */
export const verbSpellings = () => spellings(verbs());
export const objectSpellings = () => spellings(objects());

/** Words that open what is said beside the work: schooling, departments, what "we" do. */
export const besideSpellings = () =>
  Object.entries(beside()).flatMap(([id, names]) =>
    Object.entries(names).map(([language, aliases = []]) => ({ id, language, aliases })),
  );

function spellings(groups: Groups): { id: string; language: string; aliases: string[] }[] {
  const bitsOf = new Map<string, Map<string, number>>();
  for (const [at, names] of Object.values(groups).entries())
    for (const [language, aliases = []] of Object.entries(names)) {
      const known = bitsOf.get(language) ?? new Map<string, number>();
      bitsOf.set(language, known);
      for (const alias of aliases) known.set(alias, (known.get(alias) ?? 0) | (1 << at));
    }
  return [...bitsOf].flatMap(([language, known]) =>
    [...Map.groupBy(known, ([, bits]) => bits)].map(([bits, some]) => ({
      id: String(bits),
      language,
      aliases: some.map(([alias]) => alias),
    })),
  );
}
