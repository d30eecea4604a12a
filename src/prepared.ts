import type { Database } from "./database";

type Blanks = Record<string, unknown>;
type Question<Rows> = { prepare(): { execute(blanks?: Blanks): Promise<Rows> } };
type Asked<Rows> = ReturnType<Question<Rows>["prepare"]>;

/** More than the screens of a day ask in; whoever types many different filters forgets the oldest. */
const mostShapes = 300;

/**
 * A question whose SQL is built once for each shape of it, with blanks (`sql.placeholder`) for what differs
 * from one time to the next: building costs a multiple of what SQLite does. A shape is any JSON value.
 */
export function prepared<Rows, Shape = undefined>(
  build: (db: Database, shape: Shape) => Question<Rows>,
) {
  const questions = new WeakMap<Database, Map<string, Asked<Rows>>>();
  return (db: Database, blanks: Blanks, ...[shape]: Shape extends undefined ? [] : [Shape]) => {
    const known = questions.get(db) ?? new Map<string, Asked<Rows>>();
    questions.set(db, known);
    const key = JSON.stringify(shape) ?? "";
    const asked = known.get(key) ?? build(db, shape as Shape).prepare();
    if (!known.has(key)) remember(known, key, asked);
    return asked.execute(blanks);
  };
}

function remember<Value>(known: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = known.keys();
  if (known.size >= mostShapes && oldest !== undefined) known.delete(oldest);
  known.set(key, value);
}
