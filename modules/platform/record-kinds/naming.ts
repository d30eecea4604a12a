import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import type { RecordKind } from "./rules";

/** Where a name is found: a table, and the columns whose words people know a row by. */
export type NamePlace = readonly [table: string, ...columns: string[]];

/** How people call the records of each kind. */
const naming: Record<RecordKind, NamePlace> = {
  candidate: ["candidates", "first_name", "last_name"],
  client: ["clients", "name"],
  project: ["projects", "name"],
  deployment: ["deployments", "position"],
  job: ["jobs", "title"],
};

export type RecordPlace = { kind: RecordKind | null; recordId: string | null };

/** The names of the records that something is about, by their ids; one that is gone has none. */
export async function labelsOf(app: App, places: RecordPlace[]): Promise<Map<string, string>> {
  const byKind = Map.groupBy(places, ({ kind }) => kind);
  const found = await Promise.all(
    [...byKind].map(([kind, of]) => {
      const ids = of.flatMap(({ recordId }) => recordId ?? []);
      return kind ? labelsIn(app, naming[kind], ids) : [];
    }),
  );
  return new Map(found.flat());
}

export function labelsIn(app: App, [table, ...columns]: NamePlace, ids: string[]) {
  return app.db.all<[id: string, label: string]>(sql`
    select id, ${joined(columns)} from ${sql.identifier(table)}
    where id in (select value from json_each(${JSON.stringify(ids)}))`);
}

/** A column of a question: the name of the record that another column points at; null where there is none. */
export function labelOf(kind: RecordKind, id: SQLWrapper): SQL<string | null> {
  const [table, ...columns] = naming[kind];
  return sql<string | null>`(select ${joined(columns)} from ${sql.identifier(table)} named
    where named.id = ${id})`;
}

/** The records of a kind that are called so: ids by name. */
export async function idsNamed(app: App, kind: RecordKind, names: string[]) {
  const [table, ...columns] = naming[kind];
  const rows = await app.db.all<[name: string, id: string]>(sql`
    select ${joined(columns)}, id from ${sql.identifier(table)}
    where ${joined(columns)} in (select value from json_each(${JSON.stringify(names)}))`);
  return new Map(rows);
}

const joined = (columns: string[]) => sql.join(columns.map(sql.identifier), sql` || ' ' || `);
