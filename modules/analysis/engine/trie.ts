import type { Words } from "./clean";
import { type Steps, addStep, noSteps, stepFrom } from "./steps";

export type EntryKind =
  | "skill"
  | "certificate"
  | "role"
  | "heading"
  | "negation"
  | "clause"
  | "preference"
  | "sentence"
  | "urgency"
  | "agency"
  | "refusal"
  | "facility"
  | "sector"
  | "country"
  | "lookAlike";

/** What an alias stands for. */
export type Entry = {
  kind: EntryKind;
  id: string;
  /** Entries of one layer hide the shorter ones within them; a workplace stands beside its skills. */
  layer: string;
  /** Languages that spell it so, one bit each. */
  languages: number;
  alias: string;
  isUpperCase: boolean;
  /** Whether its neighbourhood has to be looked at. */
  isGuarded: boolean;
};

/** An entry met in a text: words from `from` up to, not including, `to`. */
export type Hit = Entry & { from: number; to: number };

export type Trie = {
  vocabulary: Map<string, number>;
  steps: Steps;
  /** What ends at a node; node 0 is the root. */
  entriesAt: (node: number) => Entry[] | undefined;
};

/** A trie that is still growing. */
export type Sapling = Omit<Trie, "entriesAt"> & { entries: (Entry[] | undefined)[] };

export const root = 0;
export const emptyTrie = (): Sapling => ({
  vocabulary: new Map(),
  steps: noSteps(),
  entries: [undefined],
});

/** Takes an entry in under the words of its alias, which are folded and parted by blanks. */
export function addAlias(trie: Sapling, entry: Entry) {
  if (entry.alias === "") return;
  const { vocabulary, entries } = trie;
  let node = root;
  for (const word of entry.alias.split(" ")) {
    let id = vocabulary.get(word);
    if (id === undefined) vocabulary.set(word, (id = vocabulary.size));
    const next = stepFrom(trie.steps, node, id);
    if (next === -1) trie.steps = addStep(trie.steps, node, id, entries.length);
    node = next === -1 ? entries.push(undefined) - 1 : next;
  }
  const ending = entries[node];
  const known = ending?.find(({ kind, id }) => kind === entry.kind && id === entry.id);
  if (known) known.languages |= entry.languages;
  else if (ending) ending.push(entry);
  else entries[node] = [entry];
}

/** The node this word of a text leads to, by its own form or else by another. */
export function nextNode({ steps }: Trie, node: number, { ids, forms }: Words, at: number): number {
  const id = ids[at] ?? -1;
  if (id === -1) return -1;
  const next = stepFrom(steps, node, id);
  const form = forms[at] ?? -1;
  return next === -1 && form !== -1 ? stepFrom(steps, node, form) : next;
}

export type Accepts = (entry: Entry, from: number, to: number) => boolean;

/** Leftmost-longest hits; layers do not hide one another, and look-alike cues may overlap. */
export function findHits(trie: Trie, words: Words, accepts: Accepts): Hit[] {
  const hits: Hit[] = [];
  const busyUntil = new Map<string, number>();
  for (let from = 0; from < words.ids.length; from += 1) {
    if (words.ids[from] === -1) continue;
    const longest = longestAt(trie, words, from, accepts);
    for (const hit of longest) {
      if ((busyUntil.get(hit.layer) ?? 0) > from) continue;
      hits.push(hit);
    }
    for (const { kind, layer, to } of longest) {
      if (kind === "lookAlike" || (busyUntil.get(layer) ?? 0) > from) continue;
      busyUntil.set(layer, to);
    }
  }
  return hits;
}

const nothing: Hit[] = [];

function longestAt(trie: Trie, words: Words, from: number, accepts: Accepts): Hit[] {
  const first = nextNode(trie, root, words, from);
  const best = walk(trie, first, words, from, accepts);
  const form = words.forms[from] ?? -1;
  // What a guard refused is not let in under another form.
  if (best.length > 0 || form === -1 || trie.entriesAt(first)) return best;
  return walk(trie, stepFrom(trie.steps, root, form), words, from, accepts);
}

const walk = (trie: Trie, start: number, words: Words, from: number, accepts: Accepts) =>
  walkFrom(trie, start, words, from, from + 1, accepts);

/** The longest hits that begin at `from`, with the node reached before the word `next`. */
export function walkFrom(
  trie: Trie,
  start: number,
  words: Words,
  from: number,
  next: number,
  accepts: Accepts,
): Hit[] {
  let best = nothing;
  let node = start;
  for (let to = next; node !== -1; to += 1) {
    const entries = trie.entriesAt(node);
    if (entries) best = extended(best, entries, from, to, accepts);
    if (to >= words.ids.length) break;
    node = nextNode(trie, node, words, to);
  }
  return best;
}

function extended(best: Hit[], entries: Entry[], from: number, to: number, accepts: Accepts) {
  const found: Hit[] = [];
  for (const entry of entries) if (accepts(entry, from, to)) found.push({ ...entry, from, to });
  if (best.length === 0 || found.length === 0) return found.length === 0 ? best : found;
  return [...withoutLayersOf(best, found), ...found];
}

const withoutLayersOf = (hits: Hit[], found: Hit[]) =>
  hits.filter(
    ({ kind, layer }) => kind === "lookAlike" || !found.some((hit) => hit.layer === layer),
  );
