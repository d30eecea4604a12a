import type { SQLiteColumn, SQLiteTable, SQLiteTableWithColumns } from "drizzle-orm/sqlite-core";

type ReadModel<
  Table extends SQLiteTable,
  Shown extends keyof Table["_"]["columns"],
> = SQLiteTableWithColumns<{
  name: Table["_"]["name"];
  schema: Table["_"]["schema"];
  dialect: "sqlite";
  columns: Pick<Table["_"]["columns"], Shown>;
}>;

const columns = new WeakMap<SQLiteTable, Record<string, SQLiteColumn>>();

/**
 * A table as other wings read it: the columns that its owner shows, and nothing else of it. A module says in its
 * `read-model.ts` which these are; its `schema.ts` stays within its wing, and only the owner writes.
 */
export function readModel<
  Table extends SQLiteTable & Record<Shown, SQLiteColumn>,
  const Shown extends keyof Table["_"]["columns"] & string,
>(table: Table, shown: readonly Shown[]): ReadModel<Table, Shown> {
  columns.set(table, Object.fromEntries(shown.map((name) => [name, table[name]])));
  return table as unknown as ReadModel<Table, Shown>;
}

/** All that is shown of a table, for a question that wants whole rows: `select()` alone would ask for the rest too. */
export const shownOf = <Table extends SQLiteTable>(table: Table): Table["_"]["columns"] =>
  columns.get(table) ?? {};
