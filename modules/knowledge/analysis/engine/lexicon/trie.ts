import { type Entry, type Hit, hitOf } from "./entry";
import type { Numbers } from "./dictionary";
import type { Vocabulary } from "../text/inflection";

/**
 * A trie in flat arrays. The steps of all nodes stand in one array, ordered by node and then by word, and step n leads to
 * node n + 1. So a node's steps are a range of the array, searched by bisection, and nothing has to be built at a start.
 */
export type Trie = {
  vocabulary: Vocabulary;
  /** Words that begin a name have the first numbers: word n leads from the root to node n + 1. */
  beginners: number;
  /** The word of every step. */
  words: Uint16Array;
  /** For every node its first step, doubled, and one more where names end; the first of the next node is past its last. */
  nodes: Int32Array;
  /** What ends at a node; node 0 is the root. */
  entriesAt: (node: number) => Entry[];
};

export const root = 0;

export const firstStep = (nodes: Int32Array, node: number): number => (nodes[node] ?? 0) >> 1;
/** Whether a name ends at this node; most are an end, or lead on. */
const isEnd = ({ nodes }: Trie, node: number): boolean => ((nodes[node] ?? 0) & 1) === 1;

/** The node a word of the vocabulary leads to; -1 where no alias goes on so. */
export function step({ beginners, nodes, words }: Trie, node: number, id: number): number {
  if (node === root) return id < beginners ? id + 1 : -1;
  let low = firstStep(nodes, node);
  let high = firstStep(nodes, node + 1) - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const word = words[middle] ?? 0;
    if (word === id) return middle + 1;
    if (word < id) low = middle + 1;
    else high = middle - 1;
  }
  return -1;
}

/** A text as the numbers of its words. */
type Numbered = { readonly known: readonly Numbers[] };

/** A walk through a text along the trie; one for a whole text, because most places lead nowhere. */
export type Walk = {
  readonly trie: Trie;
  readonly words: Numbered;
  readonly accepts: Accepts;
  /** What was found so far. */
  hits: Hit[];
  /** The word at which the hits that are looked for begin, and how many were found before. */
  from: number;
  begun: number;
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
  const walk: Walk = { trie, words, accepts, hits, from: 0, begun: 0 };
  for (let from = 0; from < words.known.length; from += 1) {
    const first = nextNode(walk, root, from);
    if (first === -1) continue;
    walk.from = from;
    walk.begun = hits.length;
    takeLongestFrom(walk, first);
    if (hits.length > walk.begun) hideWithin(busyUntil, walk);
  }
  return hits;
}

/** Of hits that start together, those of a layer already covered by a longer hit are dropped. */
function hideWithin(busyUntil: Map<string, number>, { hits, begun, from }: Walk): void {
  let kept = begun;
  for (let at = begun; at < hits.length; at += 1) {
    const hit = hits[at];
    if (hit && (busyUntil.get(hit.layer) ?? 0) <= from) hits[kept++] = hit;
  }
  hits.length = kept;
  for (let at = begun; at < kept; at += 1) {
    const hit = hits[at];
    if (hit && hit.kind !== "lookAlike") busyUntil.set(hit.layer, hit.to);
  }
}

function takeLongestFrom(walk: Walk, first: number): void {
  const { trie, words, from } = walk;
  takeLongest(walk, first, from + 1);
  const form = words.known[from]?.form ?? -1;
  // An alias that its guard refused must not come back through another form of the word.
  if (walk.hits.length > walk.begun || form === -1 || isEnd(trie, first)) return;
  takeLongest(walk, step(trie, root, form), from + 1);
}

/** Adds the longest hits of a walk, with the node reached before the word `next`. */
export function takeLongest(walk: Walk, start: number, next: number): void {
  const { trie, words } = walk;
  let node = start;
  for (let to = next; node !== -1; to += 1) {
    if (isEnd(trie, node)) takeEnding(walk, node, to);
    if (to >= words.known.length) return;
    node = nextNode(walk, node, to);
  }
}

/** Adds what ends here and is accepted, in place of what the walk found of the same layers before. */
function takeEnding(walk: Walk, node: number, to: number): void {
  const { trie, accepts, hits, from } = walk;
  const found = hits.length;
  for (const entry of trie.entriesAt(node))
    if (accepts(entry, from, to)) hits.push(hitOf(entry, from, to));
  if (found > walk.begun && hits.length > found) dropOutdone(walk, found);
}

/** Compacts the list in place: a new list for every word would take most of the time. */
function dropOutdone({ hits, begun }: Walk, found: number): void {
  let kept = begun;
  for (let at = begun; at < hits.length; at += 1) {
    const hit = hits[at];
    if (hit && (at >= found || !isOutdone(hit, hits, found))) hits[kept++] = hit;
  }
  hits.length = kept;
}

function isOutdone({ kind, layer }: Hit, hits: readonly Hit[], found: number): boolean {
  if (kind === "lookAlike") return false;
  for (let at = found; at < hits.length; at += 1) if (hits[at]?.layer === layer) return true;
  return false;
}
