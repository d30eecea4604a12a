import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import type { RecordKind } from "./rules";

/** How people call the records of each kind: the table and the words of a row. */
const naming: Record<RecordKind, [table: string, words: string]> = {
  candidate: ["candidates", "first_name || ' ' || last_name"],
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
    [...byKind].map(([kind, of]) => (kind ? named(app, kind, of) : [])),
  );
  return new Map(found.flat());
}

function named(app: App, kind: RecordKind, places: RecordPlace[]): Promise<[string, string][]> {
  const [table, words] = naming[kind];
  const ids = JSON.stringify(places.flatMap(({ recordId }) => recordId ?? []));
  return app.db.all<[string, string]>(sql`
    select id, ${sql.raw(words)} from ${sql.identifier(table)}
    where id in (select value from json_each(${ids}))`);
}
