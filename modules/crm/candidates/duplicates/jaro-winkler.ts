/** The same pair whichever comes first, so that likeness is the same from both sides. */
export const shorterFirst = (a: string[], b: string[]): [string[], string[]] =>
  a.length < b.length || (a.length === b.length && a.join() < b.join()) ? [a, b] : [b, a];

/** Jaro-Winkler similarity, 0–1 (Winkler 1990): shared letters at about the same position, a shared prefix counts more. */
export function jaroWinkler(one: string, other: string): number {
  if (one === other) return 1;
  const [a, b] = shorterFirst([...one], [...other]);
  const taken = new Set<number>();
  const search = { text: b, reach: Math.max(0, Math.floor(b.length / 2) - 1), taken };
  const ofA = a.filter((letter, at) => {
    const found = nearest(search, letter, at);
    if (found !== -1) taken.add(found);
    return found !== -1;
  });
  const shared = ofA.length;
  if (shared === 0) return 0;
  const ofB = [...taken].toSorted((x, y) => x - y).map((at) => b[at]);
  const swapped = ofA.filter((letter, n) => letter !== ofB[n]).length / 2;
  const jaro = (shared / a.length + shared / b.length + (shared - swapped) / shared) / 3;
  const beginning = a.slice(0, 4).findIndex((letter, n) => letter !== b[n]);
  const prefix = beginning === -1 ? Math.min(4, a.length) : beginning;
  return jaro + prefix * 0.1 * (1 - jaro);
}

/** The text searched, how far from its own position a letter may stand, and the positions already matched. */
type Search = { text: string[]; reach: number; taken: Set<number> };

function nearest({ text, reach, taken }: Search, letter: string, at: number): number {
  for (let n = Math.max(0, at - reach); n <= Math.min(text.length - 1, at + reach); n += 1) {
    if (text[n] === letter && !taken.has(n)) return n;
  }
  return -1;
}

/** Upper bound of `jaroWinkler`, as if all common letters were in place: cheap enough to skip most pairs. */
export function mostAlike(a: string, b: string): number {
  const jaro = (shareIn(a, b) + shareIn(b, a) + 1) / 3;
  let prefix = 0;
  while (prefix < 4 && prefix < a.length && a[prefix] === b[prefix]) prefix += 1;
  return jaro + prefix * 0.1 * (1 - jaro) + rounding;
}

/** The share of the letters of one part that the other has too. */
function shareIn(part: string, other: string): number {
  let [shared, all] = [0, 0];
  for (const letter of part) {
    all += 1;
    if (other.includes(letter)) shared += 1;
  }
  return shared / all;
}

const rounding = 1e-9;
