import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { mustHold, type Write } from "@/src/database";
import { notFound } from "@/src/errors";
import type { Changes, RecordKind } from "./rules";

/** The table that each kind lives in: what is attached to records knows no more of them. */
const tables: Record<RecordKind | "contact", string> = {
  candidate: "candidates",
  client: "clients",
  project: "projects",
  deployment: "deployments",
  job: "jobs",
  contact: "client_contacts",
};

/** Refuses to attach anything to a record that is not there. */
export async function exists(app: App, kind: keyof typeof tables, id: string): Promise<void> {
  const [row] = await app.db.all(
    sql`select 1 from ${sql.identifier(tables[kind])} where id = ${id}`,
  );
  if (!row) notFound(kind);
}

/**
 * The same as part of the write that attaches something: fails it with a conflict where one of the records has gone
 * since. An erasure that lands between the check and the write would otherwise leave behind what nobody finds any more.
 */
export function mustExist(kind: keyof typeof tables, ids: readonly string[]): Write {
  const sought = [...new Set(ids)];
  return mustHold(sql`(select count(*) from ${sql.identifier(tables[kind])}
    where id in (select value from json_each(${JSON.stringify(sought)}))) = ${sought.length}`);
}

/** Fields whose change the history tells, and how it writes them. */
export type HistoryFields<Row> = Record<string, (row: Row) => unknown>;

export function changesOf<Row>(told: HistoryFields<Row>, before: Row, after: Row): Changes {
  const changes: Changes = {};
  for (const [field, of] of Object.entries(told)) {
    const [was, is] = [asText(of(before)), asText(of(after))];
    if (was !== is) changes[field] = [was, is];
  }
  return changes;
}

const asText = (value: unknown) =>
  value === null || value === undefined || value === "" ? null : String(value);

/** What a form sent; what it did not send is not touched. */
export const definedFields = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: Exclude<Fields[Field], undefined>;
  };
