import { type Column, getTableColumns, is, type SQL, sql, Table } from "drizzle-orm";
import { type Database, fillPlaceholder, rowsOf, type Statement } from "./index";
import { type Fields, isGrouped, rowMapper } from "./row-mapper";

type ParameterValues = Record<string, unknown>;
type Query<Rows> = {
  prepare(): { execute(parameters?: ParameterValues): Promise<Rows> };
  toSQL(): Statement;
};

/** More shapes than the screens of a day use; beyond this the least recently added is dropped. */
const mostShapes = 300;

/**
 * A query whose SQL is built once per shape and cached, with placeholders (`sql.placeholder`) for what differs from
 * call to call: building the SQL takes several times as long as running it. A shape is any JSON value.
 */
export function prepared<Rows, Shape = undefined>(
  build: (db: Database, shape: Shape) => Query<Rows>,
) {
  type Run = (parameters: ParameterValues) => Promise<Rows>;
  const queries = new WeakMap<Database, Map<string, Run>>();
  return (
    db: Database,
    parameters: ParameterValues,
    ...[shape]: Shape extends undefined ? [] : [Shape]
  ) => {
    const known = queries.get(db) ?? new Map<string, Run>();
    queries.set(db, known);
    const key = JSON.stringify(shape) ?? "";
    const run = known.get(key) ?? compileQuery(db, (it) => build(it, shape as Shape));
    if (!known.has(key)) cache(known, key, run);
    return run(parameters);
  };
}

/**
 * A column that has this value, where some index of its table holds only rows with another literal in it (`where kind =
 * 'deployment'`). SQLite would match a bare parameter against that literal to decide whether the index can be used, and
 * so plans the query again on every call, which takes many times as long as reading a few rows. With `+` it is an
 * expression.
 */
export const equals = (column: Column, value: unknown): SQL => sql`${column} = +${value}`;

/**
 * Maps rows with a precompiled mapper where the selection is simple: drizzle decides for each row how to decode each
 * column.
 */
function compileQuery<Rows>(db: Database, build: (db: Database) => Query<Rows>) {
  const { recorder, selectedBy } = recording(db);
  const query = build(recorder);
  const { sql, params } = query.toSQL();
  const selected = selectedBy(query);
  const map = selected && isPlain(sql, selected) ? rowMapper(selected.fields) : undefined;
  if (!map) {
    const statement = query.prepare();
    return (parameters: ParameterValues) => statement.execute(parameters);
  }
  return async (parameters: ParameterValues) => {
    const values = params.map((param) => fillPlaceholder(param, parameters));
    const rows = await rowsOf(db, { sql, params: values });
    return rows.map(map) as Rows;
  };
}

/**
 * Whether rows can be mapped without drizzle. Not where joined tables are selected as groups, or an outer join may
 * leave a group null.
 */
function isPlain(sql: string, { fields, isNamed }: Selected): boolean {
  if (!isNamed) return !/\bjoin\b/.test(sql);
  return !isGrouped(fields) || !/\b(?:left|right|full) join\b/.test(sql);
}

type Selected = { fields: Fields; isNamed: boolean };

/** A database that records which fields each query selects, because a drizzle builder does not expose them. */
function recording(db: Database) {
  const selected = new WeakMap<object, Selected>();
  const select = (fields?: Parameters<Database["select"]>[0]) => {
    const builder = fields ? db.select(fields) : db.select();
    const from = builder.from.bind(builder);
    return Object.assign(builder, {
      from(source: Parameters<typeof from>[0]) {
        const query = from(source);
        const whole = is(source, Table) ? getTableColumns(source) : undefined;
        const asked = fields ?? whole;
        if (asked) selected.set(query, { fields: asked, isNamed: fields !== undefined });
        return query;
      },
    });
  };
  const recorder: Database = Object.assign(Object.create(db), { select });
  return { recorder, selectedBy: (query: object) => selected.get(query) };
}

function cache<Value>(known: Map<string, Value>, key: string, value: Value): void {
  const [oldest] = known.keys();
  if (known.size >= mostShapes && oldest !== undefined) known.delete(oldest);
  known.set(key, value);
}
