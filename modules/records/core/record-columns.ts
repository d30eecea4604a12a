import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { RecordKind } from "./rules";

/** The table that each kind lives in: what is attached to records knows no more of them. */
const tables: Record<RecordKind, string> = {
  candidate: "candidates",
  client: "clients",
  project: "projects",
  deployment: "deployments",
  job: "jobs",
};

/** Refuses to attach anything to a record that is not there. */
export async function exists(app: App, kind: RecordKind, id: string): Promise<void> {
  const [row] = await app.db.all(
    sql`select 1 from ${sql.identifier(tables[kind])} where id = ${id}`,
  );
  if (!row) notFound(kind);
}
