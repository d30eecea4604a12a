import type { Entry, EntryKind } from "./entry";
import type { TrieNode } from "./trie-node";
import { firstStep, type Trie } from "./trie";

/** A serialized trie: the flat arrays are laid out as they are used, so that a start only has to decode them. */
export type Packed = {
  /** Words by number, those that begin a name first. */
  words: string;
  beginners: number;
  /** The word of every step, how many steps go on from each node, and how many names end there: counts pack far better than sums. */
  steps: string;
  counts: string;
  ends: { senses: string; counts: string };
  meanings: string[][];
  /** Meaning, languages and flags of everything that a name may stand for. */
  senses: string;
};

const flagOf = { upperCase: 1, guarded: 2, titleOnly: 4 };
const perSense = 3;
const mostNumbers = 1 << 16;

export function pack(grown: TrieNode): Packed {
  const numbers = numbered(grown);
  const nodes = inRow(grown, numbers);
  const meanings = new Numbering();
  const senses = new Numbering();
  const senseOf = (entry: Entry) => {
    const meaning = meanings.of([entry.kind, entry.id, entry.layer].join(" "));
    return senses.of([meaning, entry.languages, flagsOf(entry)].join(" "));
  };
  const ends = nodes.flatMap(({ entries }) => entries.map(senseOf));
  const words = nodes.flatMap(({ steps }) => inOrder(steps, numbers).map(([number]) => number));
  return {
    words: [...numbers.keys()].join(" "),
    beginners: grown.steps.size,
    steps: textOf(shorts(words)),
    counts: textOf(shorts(nodes.map(({ steps }) => steps.size))),
    ends: {
      senses: textOf(shorts(ends)),
      counts: textOf(shorts(nodes.map(({ entries }) => entries.length))),
    },
    meanings: meanings.all.map((it) => it.split(" ")),
    senses: textOf(Int32Array.from(senses.all.flatMap((it) => it.split(" ").map(Number)))),
  };
}

type Numbers = Map<string, number>;

/** The number of everything by the order in which it first came. */
class Numbering {
  readonly #known: Numbers = new Map();

  of(it: string): number {
    const number = this.#known.get(it) ?? this.#known.size;
    this.#known.set(it, number);
    return number;
  }

  get all(): string[] {
    return [...this.#known.keys()];
  }
}

function numbered(grown: TrieNode): Numbers {
  const numbers: Numbers = new Map();
  const level = [grown];
  for (const { steps } of level) {
    for (const [word, node] of steps) {
      if (!numbers.has(word)) numbers.set(word, numbers.size);
      level.push(node);
    }
  }
  return numbers;
}

const inOrder = (steps: TrieNode["steps"], numbers: Numbers) =>
  [...steps]
    .map(([word, node]) => [numbers.get(word) ?? 0, node] as const)
    .toSorted(([a], [b]) => a - b);

/** All nodes as their steps come, the root first. */
function inRow(grown: TrieNode, numbers: Numbers): TrieNode[] {
  const nodes = [grown];
  for (const { steps } of nodes) for (const [, node] of inOrder(steps, numbers)) nodes.push(node);
  return nodes;
}

function shorts(numbers: number[]): Uint16Array {
  if (numbers.some((it) => it >= mostNumbers)) throw new RangeError("Too many for two bytes.");
  return Uint16Array.from(numbers);
}

const flagsOf = ({ isUpperCase, isGuarded, isTitleOnly }: Entry) =>
  (isUpperCase ? flagOf.upperCase : 0) +
  (isGuarded ? flagOf.guarded : 0) +
  (isTitleOnly ? flagOf.titleOnly : 0);

export function unpack(file: Packed): Trie {
  const { beginners } = file;
  const names = file.words.split(" ");
  const vocabulary = new Map<string, number>();
  for (let at = 0; at < names.length; at += 1) vocabulary.set(names[at] ?? "", at);
  const words = shortsOf(file.steps);
  const ends = shortsOf(file.ends.counts);
  const nodes = firstsOf(shortsOf(file.counts)).map((first, at) => first * 2 + (ends[at] ? 1 : 0));
  const aliasOf = (node: number) => aliasAt({ words, nodes }, names, node);
  return { vocabulary, beginners, words, nodes, entriesAt: entriesOf(file, aliasOf) };
}

/** Where what is counted of each node begins, and where that of the last one ends. */
function firstsOf(counts: Uint16Array): Int32Array {
  const firsts = new Int32Array(counts.length + 1);
  for (let at = 0; at < counts.length; at += 1)
    firsts[at + 1] = (firsts[at] ?? 0) + (counts[at] ?? 0);
  return firsts;
}

/** Words from the root to this node. */
function aliasAt(of: Pick<Trie, "words" | "nodes">, names: string[], node: number): string {
  let alias = "";
  for (let at = node; at > 0; at = nodeOfStep(of.nodes, at - 1)) {
    const word = names[of.words[at - 1] ?? 0] ?? "";
    alias = alias === "" ? word : `${word} ${alias}`;
  }
  return alias;
}

/** The last node whose steps begin at this one or before. */
function nodeOfStep(nodes: Int32Array, step: number): number {
  let [low, high] = [0, nodes.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (firstStep(nodes, middle) <= step) low = middle;
    else high = middle - 1;
  }
  return low;
}

const none: Entry[] = [];

/** Entries are created when a text first reaches their node, because most aliases are never met. */
function entriesOf({ ends, senses, meanings }: Packed, aliasOf: (node: number) => string) {
  const firsts = firstsOf(shortsOf(ends.counts));
  const ended = shortsOf(ends.senses);
  const numbers = new Int32Array(bytesOf(senses));
  const made = new Array<Entry[] | undefined>(firsts.length);
  return (node: number): Entry[] => (made[node] ??= makeAt(node));

  function makeAt(node: number): Entry[] {
    const [from = 0, to = 0] = firsts.subarray(node, node + 2);
    if (from === to) return none;
    const alias = aliasOf(node);
    return Array.from(ended.subarray(from, to), (sense) => {
      const [meaning = 0, languages = 0, flags = 0] = numbers.subarray(
        sense * perSense,
        (sense + 1) * perSense,
      );
      return { ...named(meanings[meaning]), languages, alias, ...flagged(flags) };
    });
  }
}

const named = ([kind = "", id = "", layer = ""]: string[] = []) => ({
  kind: kind as EntryKind,
  id,
  layer,
});

const flagged = (flags: number) => ({
  isUpperCase: (flags & flagOf.upperCase) !== 0,
  isGuarded: (flags & flagOf.guarded) !== 0,
  isTitleOnly: (flags & flagOf.titleOnly) !== 0,
});

const textOf = ({ buffer }: Int32Array | Uint16Array) => Buffer.from(buffer).toString("base64");
const shortsOf = (text: string) => new Uint16Array(bytesOf(text));
const bytesOf = (text: string): ArrayBuffer => new Uint8Array(Buffer.from(text, "base64")).buffer;
