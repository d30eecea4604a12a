/** One slip in a short word, two in a long one. */
const maxDistance = (word: string) => (word.length < 7 ? 1 : 2);

/**
 * The known word closest to a misspelt one, which may be unfinished; the first of equals, null where none is close
 * enough.
 */
export function closestWord(word: string, known: readonly string[]): string | null {
  let [best, fewest] = [null as string | null, maxDistance(word) + 1];
  for (const other of known) {
    const slips = prefixEditDistance(word, other, fewest - 1);
    if (slips < fewest) [best, fewest] = [other, slips];
    if (fewest === 0) break;
  }
  return best;
}

/**
 * How many letters are wrong, missing, too many or swapped with their neighbour (optimal string alignment) between a word
 * and the beginning of another that is most like it; `most + 1` where there are more than `most`.
 */
export function prefixEditDistance(word: string, other: string, most: number): number {
  if (other.length < word.length - most) return most + 1;
  const reach = Math.min(other.length, word.length + most);
  let [before, row] = [[] as number[], Array.from({ length: reach + 1 }, (_, n) => n)];
  for (let n = 1; n <= word.length; n += 1) {
    const next = rowOf({ word, other, n, before, row });
    if (Math.min(...next) > most) return most + 1;
    [before, row] = [row, next];
  }
  // Whatever follows in the other word has not been typed yet.
  return Math.min(most + 1, ...row.slice(Math.max(0, word.length - most)));
}

type Step = { word: string; other: string; n: number; before: number[]; row: number[] };

/** One row of the table of distances: the first `n` letters of the word against each beginning of the other. */
function rowOf({ word, other, n, before, row }: Step): number[] {
  const next = [n];
  const letter = word[n - 1];
  for (let m = 1; m < row.length; m += 1) {
    const same = (row[m - 1] ?? 0) + (letter === other[m - 1] ? 0 : 1);
    let least = Math.min(same, (row[m] ?? 0) + 1, (next[m - 1] ?? 0) + 1);
    const isSwapped = n > 1 && m > 1 && letter === other[m - 2] && word[n - 2] === other[m - 1];
    if (isSwapped) least = Math.min(least, (before[m - 2] ?? 0) + 1);
    next.push(least);
  }
  return next;
}
