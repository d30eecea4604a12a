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
  /** Languages that spell it so; "any" speaks in all. */
  languages: string[];
  alias: string;
  isUpperCase: boolean;
};

/** An entry met in a text: words from `from` up to, not including, `to`. */
export type Hit = Entry & { from: number; to: number };

type Node = { next?: Map<number, Node>; entries?: Entry[] };
export type Trie = { root: Node; vocabulary: Map<string, number> };

export const emptyTrie = (): Trie => ({ root: {}, vocabulary: new Map() });

type Meaning = Pick<Entry, "kind" | "id" | "isUpperCase">;

export function addAlias(trie: Trie, meaning: Meaning, alias: string, language: string) {
  const { words } = readWords(alias);
  if (words.length === 0) return;
  const node = words.reduce((from, word) => stepTo(trie, from, word), trie.root);
  node.entries ??= [];
  const { kind, id } = meaning;
  const known = node.entries.find((entry) => entry.kind === kind && entry.id === id);
  if (known) known.languages.push(language);
  else node.entries.push({ ...meaning, languages: [language], alias: words.join(" ") });
}

function stepTo({ vocabulary }: Trie, node: Node, word: string): Node {
  const id = vocabulary.get(word) ?? vocabulary.size;
  if (id === vocabulary.size) vocabulary.set(word, id);
  node.next ??= new Map();
  const known = node.next.get(id);
  if (known) return known;
  const next = {};
  node.next.set(id, next);
  return next;
}

type Accepts = (entry: Entry, from: number, to: number) => boolean;

/** Leftmost-longest hits; kinds do not hide one another, and look-alike cues may overlap. */
export function findHits({ root }: Trie, { ids }: Words, accepts: Accepts): Hit[] {
  const hits: Hit[] = [];
  const busyUntil = new Map<EntryKind, number>();
  for (const [from, id] of ids.entries()) {
    if (!root.next?.has(id)) continue;
    const longest = longestAt(root, ids, from, accepts).filter(
      ({ kind }) => (busyUntil.get(kind) ?? 0) <= from,
    );
    for (const hit of longest) {
      hits.push(hit);
      if (hit.kind !== "lookAlike") busyUntil.set(hit.kind, hit.to);
    }
  }
  return hits;
}

function longestAt(root: Node, ids: number[], from: number, accepts: Accepts): Hit[] {
  let best: Hit[] = [];
  let node = root.next?.get(ids[from] ?? -1);
  for (let to = from + 1; node; to += 1) {
    const found = hitsAt(node, from, to, accepts);
    if (found.length > 0) best = [...withoutKindsOf(best, found), ...found];
    if (to >= ids.length) break;
    node = node.next?.get(ids[to] ?? -1);
  }
  return best;
}

const nothing: Hit[] = [];

function hitsAt({ entries }: Node, from: number, to: number, accepts: Accepts): Hit[] {
  if (!entries) return nothing;
  const hits: Hit[] = [];
  for (const entry of entries) {
    if (!accepts(entry, from, to)) continue;
    const { kind, id, languages, alias, isUpperCase } = entry;
    hits.push({ kind, id, languages, alias, isUpperCase, from, to });
  }
  return hits;
}

const withoutKindsOf = (hits: Hit[], found: Hit[]) =>
  hits.filter(({ kind }) => kind === "lookAlike" || !found.some((hit) => hit.kind === kind));
