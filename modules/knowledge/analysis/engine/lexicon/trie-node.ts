import type { Entry } from "./entry";

/** A mutable trie node, for building: children by word, and the entries that end here. */
export type TrieNode = { steps: Map<string, TrieNode>; entries: Entry[] };

export const emptyNode = (): TrieNode => ({ steps: new Map(), entries: [] });

/** Takes an entry in under the words of its alias, which are folded and parted by blanks. */
export function addAlias(root: TrieNode, entry: Entry): void {
  if (entry.alias === "") return;
  let node = root;
  for (const word of entry.alias.split(" ")) {
    const next = node.steps.get(word) ?? emptyNode();
    node.steps.set(word, next);
    node = next;
  }
  const known = node.entries.find(({ kind, id }) => kind === entry.kind && id === entry.id);
  if (known) known.languages |= entry.languages;
  else node.entries.push(entry);
}
