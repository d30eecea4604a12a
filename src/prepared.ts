import { type Database, filled, type Statement } from "./database";
import { readerOf } from "./reading";

type Blanks = Record<string, unknown>;
type Asked<Rows> = {
  execute(blanks?: Blanks): Promise<Rows>;
  getQuery(): Statement;
};
type Question<Rows> = { prepare(): Asked<Rows> };

/** More than the screens of a day ask in; whoever types many different filters forgets the oldest. */
const mostShapes = 300;

/**
 * A question whose SQL is built once for each shape of it, with blanks (`sql.placeholder`) for what differs
 * from one time to the next: building costs a multiple of what SQLite does. A shape is any JSON value.
 */
export function prepared<Rows, Shape = undefined>(
  build: (db: Database, shape: Shape) => Question<Rows>,
) {
  type Ask = (blanks: Blanks) => Promise<Rows>;
  const questions = new WeakMap<Database, Map<string, Ask>>();
  return (db: Database, blanks: Blanks, ...[shape]: Shape extends undefined ? [] : [Shape]) => {
    const known = questions.get(db) ?? new Map<string, Ask>();
    questions.set(db, known);
    const key = JSON.stringify(shape) ?? "";
    const ask = known.get(key) ?? asking(build(db, shape as Shape).prepare());
    if (!known.has(key)) remember(known, key, ask);
    return ask(blanks);
  };
}

type Send = (sql: string, params: unknown[], method: "all") => Promise<{ rows: unknown[][] }>;

/** Fills in and reads the rows itself where that is plain, which drizzle does ten times slower, all of it anew. */
function asking<Rows>(asked: Asked<Rows>) {
  const read = readerOf(asked);
  const send: unknown = Reflect.get(asked, "client");
  if (!read || !isSend(send)) return (blanks: Blanks) => asked.execute(blanks);
  const { sql, params } = asked.getQuery();
  return async (blanks: Blanks) => {
    const { rows } = await send(
      sql,
      params.map((param) => filled(param, blanks)),
      "all",
    );
    return rows.map(read) as Rows;
  };
}

const isSend = (send: unknown): send is Send => typeof send === "function";

function remember<Value>(known: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = known.keys();
  if (known.size >= mostShapes && oldest !== undefined) known.delete(oldest);
  known.set(key, value);
}
