import type { Statement } from "../../../database";

type Rows = unknown[][];
type Ask = (statement: Statement) => Promise<Rows>;
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

  async function asked(statement: Statement, key: string, ask: Ask): Promise<Rows> {
    const own = answers;
    const answer = ask(statement);
    own.set(key, answer);
    const size = await answer.then(lettersIn, () => Infinity);
    if (size > longestAnswer) own.delete(key);
    else if (own === answers) letters += size;
    return answer;
  }

  return async (now: string | null, statement: Statement, ask: Ask): Promise<Rows> => {
    if (now === null) return ask(statement);
    if (now !== stamp || letters > mostLetters) renew(now);
    const key = JSON.stringify([statement.sql, statement.params]);
    const rows = await (answers.get(key) ?? asked(statement, key, ask));
    // Rows of one's own: whoever asked may sort them or take some away.
    return rows.map((row) => [...row]);
  };
}

const lettersIn = (rows: Rows): number =>
  rows.reduce((sum, row) => sum + row.reduce<number>((all, cell) => all + lengthOf(cell), 0), 0);

const lengthOf = (cell: unknown) => (typeof cell === "string" ? cell.length : 0) + cellLetters;
