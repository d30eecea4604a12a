import type { Statement } from "../../../database";

type Rows = unknown[][];
type Ask = () => Promise<Rows>;
/** Longer answers are not cached: they are texts of many ads, which are read once. */
const longestAnswer = 256 * 1024;
const mostLetters = 8 * 1024 * 1024;
/** The size counted for each cell, besides its text. */
const cellLetters = 8;

/**
 * Caches the answers to identical queries for one revision of the database, because the round trip costs more than most
 * queries do. Cleared when the revision changes or the cache grows too large.
 */
export function createAnswerCache() {
  let answers = new Map<string, Promise<Rows>>();
  let [stamp, letters] = ["", 0];

  function renew(now: string): void {
    answers = new Map();
    [stamp, letters] = [now, 0];
  }

  async function asked(key: string, ask: Ask): Promise<Rows> {
    const own = answers;
    const answer = ask();
    own.set(key, answer);
    const size = await answer.then(lettersIn, () => Infinity);
    if (size > longestAnswer) own.delete(key);
    else if (own === answers) letters += size;
    return answer;
  }

  return {
    has: (now: string, key: string): boolean => now === stamp && answers.has(key),
    async read(now: string, key: string, ask: Ask): Promise<Rows> {
      if (now !== stamp || letters > mostLetters) renew(now);
      const rows = await (answers.get(key) ?? asked(key, ask));
      // A copy, because the caller may sort the rows or remove some.
      return rows.map((row) => [...row]);
    },
  };
}

/** Identical queries have the same key. */
export const keyOf = ({ sql, params }: Statement): string => JSON.stringify([sql, params]);

const lettersIn = (rows: Rows): number =>
  rows.reduce((sum, row) => sum + row.reduce<number>((all, cell) => all + lengthOf(cell), 0), 0);

const lengthOf = (cell: unknown) => (typeof cell === "string" ? cell.length : 0) + cellLetters;
