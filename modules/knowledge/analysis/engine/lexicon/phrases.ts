import { fold } from "@/modules/knowledge/language";
import { LazyMap, once } from "@/src/lazy";
import file from "../../taxonomy/pairs.json";

/** Prepositions that part a verb from what follows it, by language: "manage projects with suppliers" leads none of them. */
export const apart = new LazyMap(() =>
  Object.entries(file.apart).map(([language, words]) => [language, new Set(words.map(fold))]),
);

/** One skill that a verb and its object make together. */
export type Pair = { verb: number; object: number; skill: string; name: string };

/** The bits of groups of verbs or objects: one word is of several, "manage" leads people and answers for money. */
export const bitOf = (kind: "verbs" | "objects", group: string): number => {
  const at = file[kind].indexOf(group);
  if (at === -1) throw new Error(`${group} is none of the ${kind} of pairs.json.`);
  return 1 << at;
};

export const pairs = once((): Pair[] =>
  file.pairs.map(([verb = "", object = "", skill = ""]) => ({
    verb: bitOf("verbs", verb),
    object: bitOf("objects", object),
    skill,
    name: `${verb}+${object}`,
  })),
);
