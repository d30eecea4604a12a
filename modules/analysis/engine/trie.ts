import { type Words, readWords } from "./clean";

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
  | "facility"
  | "lookAlike";

/** What an alias stands for. */
export type Entry = {
  kind: EntryKind;
  id: string;
  /** Language the alias belongs to; "any" speaks in all. */
  language: string;
  alias: string;
  isUpperCase: boolean;
};

/** An entry met in a text: words from `from` up to, not including, `to`. */
export type Hit = Entry & { from: number; to: number };

type Node = { next: Map<number, Node>; entries: Entry[] };
export type Trie = { root: Node; vocabulary: Map<string, number> };

const emptyNode = (): Node => ({ next: new Map(), entries: [] });

export const emptyTrie = (): Trie => ({ root: emptyNode(), vocabulary: new Map() });

export function addAlias({ root, vocabulary }: Trie, entry: Omit<Entry, "alias">, alias: string) {
  const { words } = readWords(alias, vocabulary);
  let node = root;
  for (const word of words) {
    const id = vocabulary.get(word) ?? vocabulary.size;
    vocabulary.set(word, id);
    const next = node.next.get(id) ?? emptyNode();
    node.next.set(id, next);
    node = next;
  }
  if (words.length > 0) node.entries.push({ ...entry, alias: words.join(" ") });
}

type Accepts = (entry: Entry, from: number, to: number) => boolean;

/** Leftmost-longest hits of every kind; the kinds do not hide one another, look-alike cues overlap. */
export function findHits({ root }: Trie, { ids }: Words, accepts: Accepts): Hit[] {
  const hits: Hit[] = [];
  const busyUntil = new Map<EntryKind, number>();
  for (let from = 0; from < ids.length; from += 1) {
    const longest = longestAt(root, ids, from, accepts);
    for (const hit of longest) {
      if ((busyUntil.get(hit.kind) ?? 0) > from) continue;
      hits.push(hit);
    }
    for (const { kind, to } of longest) {
      if (kind !== "lookAlike") busyUntil.set(kind, Math.max(busyUntil.get(kind) ?? 0, to));
    }
  }
  return hits;
}

function longestAt(root: Node, ids: number[], from: number, accepts: Accepts): Hit[] {
  let best: Hit[] = [];
  let node = root.next.get(ids[from] ?? -1);
  for (let at = from + 1; node; at += 1) {
    const found = node.entries.filter((entry) => accepts(entry, from, at));
    if (found.length > 0) best = [...withoutKindsOf(best, found), ...asHits(found, from, at)];
    if (at >= ids.length) break;
    node = node.next.get(ids[at] ?? -1);
  }
  return best;
}

const asHits = (entries: Entry[], from: number, to: number): Hit[] =>
  entries.map((entry) => ({ ...entry, from, to }));

const withoutKindsOf = (hits: Hit[], found: Entry[]) =>
  hits.filter(({ kind }) => kind === "lookAlike" || !found.some((entry) => entry.kind === kind));
