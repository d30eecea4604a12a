import { readFileSync } from "node:fs";
import { join } from "node:path";

type Written = { id: string; lang: string; company?: string; location?: string };
type Ad = Written & { title: string; text: string };

/** One text under two titles, of a man and a woman or of neither: role and category are the same. */
export type Pair = Written & { titles: [string, string]; text: string };
/** One ad in two orders, or with a foreign or administrative paragraph: the class is the same. */
export type Ordered = Written & { title: string; texts: [string, string]; isTarget: boolean };
/** Whether its work is on the plant of a datacenter, which alone makes a hard target. */
export type Classed = Ad & { isTarget: boolean };
/**
 * How each paper stands: `either` demanded or wished, `notmust` not demanded. No ids: the catalogue had no such paper when
 * it was written.
 */
export type Papered = Ad & {
  papers: {
    name: string;
    ids: string[];
    demand: "required" | "preferred" | "none" | "either" | "notmust";
  }[];
};
/**
 * What the ad asks for by its words; `isCovered` where a broader name, read from other words, says it. Traps are words that are
 * no skill here, `wrong` facts that its words do not bear.
 */
export type Skilled = Ad & {
  skills: { name: string; words: string; isCovered?: boolean }[];
  traps: string[];
  wrong?: string[];
};

export type Variants = {
  pairs: Pair[];
  order: Ordered[];
  hostile: Classed[];
  real: Classed[];
  certificates: Papered[];
  skills: Skilled[];
};
export type Kind = keyof Variants;

const kinds: Kind[] = ["pairs", "order", "hostile", "real", "certificates", "skills"];

/** What one outsider wrote, kind by kind, from the folder of that name. */
export const variantsOf = (name: string): Variants =>
  Object.fromEntries(kinds.map((kind) => [kind, linesOf(join(name, `${kind}.jsonl`))])) as Variants;

const linesOf = (file: string): unknown[] =>
  readFileSync(join(import.meta.dir, file), "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line): unknown => JSON.parse(line));
