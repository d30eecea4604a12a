import { type Entry, type Hit, hitOf } from "./entry";
import type { Numbers } from "./known";
import { type Steps, addStep, noSteps, stepFrom } from "../steps";

export type Trie = {
  vocabulary: Map<string, number>;
  steps: Steps;
  /** For every word the node it leads to from the root, or -1: this is asked for every word of every ad. */
  firsts: Int32Array;
  /** For every node by bits whether any word leads on from it, and whether names end there; most are an end. */
  signs: Uint8Array;
  /** What ends at a node; node 0 is the root. */
  entriesAt: (node: number) => Entry[] | undefined;
};

/** A trie that is still growing. */
export type Sapling = Pick<Trie, "vocabulary" | "steps"> & { entries: (Entry[] | undefined)[] };

export const root = 0;
export const signs = { goesOn: 1, ends: 2 };
const { goesOn, ends } = signs;
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
    if (next === -1) trie.steps = addStep(trie.steps, { from: node, word: id, to: entries.length });
    node = next === -1 ? entries.push(undefined) - 1 : next;
  }
  const ending = entries[node];
  const known = ending?.find(({ kind, id }) => kind === entry.kind && id === entry.id);
  if (known) known.languages |= entry.languages;
  else if (ending) ending.push(entry);
  else entries[node] = [entry];
}

/** The node a word of the vocabulary leads to; -1 where no alias goes on so. */
export function step(trie: Trie, node: number, id: number): number {
  if (node === root) return trie.firsts[id] ?? -1;
  return ((trie.signs[node] ?? 0) & goesOn) === 0 ? -1 : stepFrom(trie.steps, node, id);
}

const isEnd = ({ signs: of }: Trie, node: number) => ((of[node] ?? 0) & ends) !== 0;

/** A text as the numbers of its words. */
type Numbered = { readonly known: readonly Numbers[] };

/** A walk through a text along the trie; one for a whole text, because most places lead nowhere. */
export type Walk = {
  readonly trie: Trie;
  readonly words: Numbered;
  readonly accepts: Accepts;
  /** The word at which the hits that are looked for begin. */
  from: number;
};

/** The node this word of a text leads to, by its own form or else by another. */
export function nextNode({ trie, words }: Walk, node: number, at: number): number {
  const word = words.known[at];
  if (word === undefined || word.id === -1) return -1;
  const next = step(trie, node, word.id);
  return next === -1 && word.form !== -1 ? step(trie, node, word.form) : next;
}

export type Accepts = (entry: Entry, from: number, to: number) => boolean;

/** Leftmost-longest hits; layers do not hide one another, and look-alike cues may overlap. */
export function findHits(trie: Trie, words: Numbered, accepts: Accepts): Hit[] {
  const hits: Hit[] = [];
  const busyUntil = new Map<string, number>();
  const walk: Walk = { trie, words, accepts, from: 0 };
  for (let from = 0; from < words.known.length; from += 1) {
    const first = nextNode(walk, root, from);
    if (first === -1) continue;
    walk.from = from;
    const longest = longestAt(walk, first);
    if (longest === nothing) continue;
    const seen = hits.length;
    for (const hit of longest) if ((busyUntil.get(hit.layer) ?? 0) <= from) hits.push(hit);
    for (let at = seen; at < hits.length; at += 1) hide(busyUntil, hits[at]);
  }
  return hits;
}

/** Shorter names of this layer within the hit are none. */
function hide(busyUntil: Map<string, number>, hit: Hit | undefined): void {
  if (hit && hit.kind !== "lookAlike") busyUntil.set(hit.layer, hit.to);
}

const nothing: Hit[] = [];

function longestAt(walk: Walk, first: number): Hit[] {
  const { trie, words, from } = walk;
  const best = walkOn(walk, first, from + 1);
  const form = words.known[from]?.form ?? -1;
  // What a guard refused is not let in under another form.
  if (best !== nothing || form === -1 || isEnd(trie, first)) return best;
  return walkOn(walk, step(trie, root, form), from + 1);
}

/** The longest hits of a walk, with the node reached before the word `next`. */
export function walkOn(walk: Walk, start: number, next: number): Hit[] {
  const { trie, words } = walk;
  let best = nothing;
  let node = start;
  for (let to = next; node !== -1; to += 1) {
    const sign = trie.signs[node] ?? 0;
    if ((sign & ends) !== 0) best = longer(best, acceptedOf(walk, node, to));
    if ((sign & goesOn) === 0 || to >= words.known.length) break;
    node = nextNode(walk, node, to);
  }
  return best;
}

function acceptedOf({ trie, accepts, from }: Walk, node: number, to: number): Hit[] {
  let found = nothing;
  for (const entry of trie.entriesAt(node) ?? []) {
    if (!accepts(entry, from, to)) continue;
    if (found === nothing) found = [];
    found.push(hitOf(entry, from, to));
  }
  return found;
}

function longer(best: Hit[], found: Hit[]): Hit[] {
  if (best === nothing || found === nothing) return found === nothing ? best : found;
  const kept = best.filter((hit) => !isOutdone(hit, found));
  return kept.length === 0 ? found : [...kept, ...found];
}

const isOutdone = ({ kind, layer }: Hit, found: Hit[]) =>
  kind !== "lookAlike" && found.some((hit) => hit.layer === layer);
