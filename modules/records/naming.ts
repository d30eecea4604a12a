import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import type { RecordKind } from "./rules";

/** Where a name is found: a table, and the words of its row that people know it by. */
export type NamePlace = readonly [table: string, words: string];

/** How people call the records of each kind. */
const naming: Record<RecordKind, NamePlace> = {
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
    [...byKind].map(([kind, of]) => {
      const ids = of.flatMap(({ recordId }) => recordId ?? []);
      return kind ? labelsIn(app, naming[kind], ids) : [];
    }),
  );
  return new Map(found.flat());
}

export const labelsIn = (app: App, [table, words]: NamePlace, ids: string[]) =>
  app.db.all<[id: string, label: string]>(sql`
    select id, ${sql.raw(words)} from ${sql.identifier(table)}
    where id in (select value from json_each(${JSON.stringify(ids)}))`);
