import type { Statement } from "../../../database";

type Rows = unknown[][];
type Ask = () => Promise<Rows>;
/** Longer answers are texts of many ads: whoever reads those reads them once. */
const longestAnswer = 256 * 1024;
const mostLetters = 8 * 1024 * 1024;
/** What a cell costs that holds no text. */
const cellLetters = 8;

/**
 * Answers to the very same question, asked once for each revision of the database: the way to a node costs more than most
 * answers do. Those of an older revision are forgotten, and so are all when they grow too many.
 */
export function createKept() {
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
      // Rows of one's own: whoever asked may sort them or take some away.
      return rows.map((row) => [...row]);
    },
  };
}

/** The very same question has the same. */

export const keyOf = ({ sql, params }: Statement): string => JSON.stringify([sql, params]);

const lettersIn = (rows: Rows): number =>
  rows.reduce((sum, row) => sum + row.reduce<number>((all, cell) => all + lengthOf(cell), 0), 0);

const lengthOf = (cell: unknown) => (typeof cell === "string" ? cell.length : 0) + cellLetters;
