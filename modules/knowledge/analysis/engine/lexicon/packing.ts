import { stepsIn } from "../steps";
import type { Entry, EntryKind } from "./entry";
import { type Sapling, type Trie, root } from "./trie";

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
  for (const [slot, from] of steps.froms.entries()) {
    if (from === -1) continue;
    pairs.set([from, steps.words[slot] ?? 0], ((steps.targets[slot] ?? 1) - 1) * perStep);
  }
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
  return {
    vocabulary,
    steps: stepsIn(pairs),
    ...shortcutsOf(pairs, words.length),
    entriesAt: entriesOf(file, pairs.length / perStep + 1, (node) => aliasAt(pairs, words, node)),
  };
}

function shortcutsOf(pairs: Int32Array, words: number) {
  const firsts = new Int32Array(words).fill(-1);
  const goesOn = new Uint8Array(pairs.length / perStep + 1);
  for (let at = 0; at < pairs.length; at += perStep) {
    const from = pairs[at] ?? root;
    goesOn[from] = 1;
    if (from === root) firsts[pairs[at + 1] ?? 0] = at / perStep + 1;
  }
  return { firsts, goesOn };
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

/** Most aliases are never met: an entry is made when a text first reaches its node. */
function entriesOf({ meanings, ends }: Packed, nodes: number, aliasOf: (node: number) => string) {
  const numbers = numbersOf(ends);
  const firsts = new Int32Array(nodes).fill(-1);
  for (let at = numbers.length - perEnd; at >= 0; at -= perEnd) firsts[numbers[at] ?? 0] = at;
  const made = new Array<Entry[] | undefined>(nodes);
  return (node: number): Entry[] | undefined => {
    const first = firsts[node] ?? -1;
    return first === -1
      ? undefined
      : (made[node] ??= entriesAt({ numbers, meanings, first }, aliasOf(node)));
  };
}

/** Where the entries of a node begin among the packed numbers, and what those mean. */
type Ending = { numbers: Int32Array; meanings: string[][]; first: number };

function entriesAt({ numbers, meanings, first }: Ending, alias: string) {
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
