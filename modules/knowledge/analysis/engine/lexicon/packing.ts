import { edgesOf, stepsIn } from "../steps";
import type { Entry, EntryKind } from "./entry";
import { type Sapling, type Trie, root, signs } from "./trie";

/** A trie as text: words by number, steps in the order their nodes came, and what ends where. */
export type Packed = {
  words: string;
  /** Pairs of node and word; the first leads to node 1, the next to node 2. */
  steps: string;
  meanings: string[][];
  /** Node, meaning, languages and flags of every entry. */
  ends: string;
};

const flagOf = { upperCase: 1, guarded: 2, titleOnly: 4 };
const perStep = 2;
const perEnd = 4;

export function pack({ vocabulary, steps, entries }: Sapling): Packed {
  const pairs = new Int32Array((entries.length - 1) * perStep);
  for (const { from, word, to } of edgesOf(steps)) pairs.set([from, word], (to - 1) * perStep);
  const meanings = new Map<string, string[]>();
  const ends = entries.flatMap((some, node) =>
    (some ?? []).flatMap((entry) => {
      const meaning = [entry.kind, entry.id, entry.layer];
      const key = meaning.join(" ");
      if (!meanings.has(key)) meanings.set(key, meaning);
      return [node, [...meanings.keys()].indexOf(key), entry.languages, flagsOf(entry)];
    }),
  );
  return {
    words: [...vocabulary.keys()].join(" "),
    steps: textOf(pairs),
    meanings: [...meanings.values()],
    ends: textOf(Int32Array.from(ends)),
  };
}

const flagsOf = ({ isUpperCase, isGuarded, isTitleOnly }: Entry) =>
  (isUpperCase ? flagOf.upperCase : 0) +
  (isGuarded ? flagOf.guarded : 0) +
  (isTitleOnly ? flagOf.titleOnly : 0);

export function unpack(file: Packed): Trie {
  const words = file.words.split(" ");
  const vocabulary = new Map<string, number>();
  for (let at = 0; at < words.length; at += 1) vocabulary.set(words[at] ?? "", at);
  const pairs = numbersOf(file.steps);
  const numbers = numbersOf(file.ends);
  return {
    vocabulary,
    steps: stepsIn(pairs),
    firsts: firstsOf(pairs, words.length),
    signs: signsOf(pairs, numbers),
    entriesAt: entriesOf({ numbers, meanings: file.meanings }, pairs.length / perStep + 1, (node) =>
      aliasAt(pairs, words, node),
    ),
  };
}

function firstsOf(pairs: Int32Array, words: number): Int32Array {
  const firsts = new Int32Array(words).fill(-1);
  for (let at = 0; at < pairs.length; at += perStep)
    if (pairs[at] === root) firsts[pairs[at + 1] ?? 0] = at / perStep + 1;
  return firsts;
}

function signsOf(pairs: Int32Array, ends: Int32Array): Uint8Array {
  const of = new Uint8Array(pairs.length / perStep + 1);
  const sign = (node = root, as: number) => (of[node] = (of[node] ?? 0) | as);
  for (let at = 0; at < pairs.length; at += perStep) sign(pairs[at], signs.goesOn);
  for (let at = 0; at < ends.length; at += perEnd) sign(ends[at], signs.ends);
  return of;
}

/** Words from the root to this node. */
function aliasAt(pairs: Int32Array, words: string[], node: number): string {
  let alias = "";
  for (let at = node; at > 0; at = pairs[(at - 1) * perStep] ?? 0) {
    const word = words[pairs[(at - 1) * perStep + 1] ?? 0] ?? "";
    alias = alias === "" ? word : `${word} ${alias}`;
  }
  return alias;
}

/** What ends where, as it is packed, and what its numbers mean. */
type Endings = { numbers: Int32Array; meanings: string[][] };

/** Most aliases are never met: an entry is made when a text first reaches its node. */
function entriesOf(endings: Endings, nodes: number, aliasOf: (node: number) => string) {
  const { numbers } = endings;
  const firsts = new Int32Array(nodes).fill(-1);
  for (let at = numbers.length - perEnd; at >= 0; at -= perEnd) firsts[numbers[at] ?? 0] = at;
  const made = new Array<Entry[] | undefined>(nodes);
  return (node: number): Entry[] | undefined => {
    const first = firsts[node] ?? -1;
    return first === -1 ? undefined : (made[node] ??= entriesAt(endings, first, aliasOf(node)));
  };
}

function entriesAt({ numbers, meanings }: Endings, first: number, alias: string): Entry[] {
  const entries: Entry[] = [];
  for (let at = first; numbers[at] === numbers[first] && at < numbers.length; at += perEnd) {
    const [kind = "", id = "", layer = ""] = meanings[numbers[at + 1] ?? 0] ?? [];
    const flags = numbers[at + 3] ?? 0;
    entries.push({
      kind: kind as EntryKind,
      id,
      layer,
      languages: numbers[at + 2] ?? 0,
      alias,
      isUpperCase: (flags & flagOf.upperCase) !== 0,
      isGuarded: (flags & flagOf.guarded) !== 0,
      isTitleOnly: (flags & flagOf.titleOnly) !== 0,
    });
  }
  return entries;
}

const textOf = (numbers: Int32Array) => Buffer.from(numbers.buffer).toString("base64");
const numbersOf = (text: string) =>
  new Int32Array(new Uint8Array(Buffer.from(text, "base64")).buffer);
