/** A hash of 32 bits (FNV-1a) of a word: the same on every machine. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Two hashes as one, in their order; near numbers land far apart. */
export function mixed(one: number, other: number): number {
  let hash = Math.imul(one ^ (one >>> 15), 0x85ebca6b) ^ other;
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
