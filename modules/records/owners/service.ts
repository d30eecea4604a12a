import { and, asc, type Column, eq, inArray, type SQL, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { byEach, type ConditionCompiler } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import type { Owned, OwnersQuery } from "./model";
import type { OwnedKind } from "./rules";
import { recordOwners } from "./schema";

/** Who looks after these records, as the rows of a list show it. */
export async function listByRecords(app: App, { kind, ids }: OwnersQuery): Promise<Owned[]> {
  const [nameOf, rows] = await Promise.all([users.authors(app), rowsOf(app, kind, ids)]);
  return rows.map(({ id, ownerId }) => ({ id, ownerId, owner: nameOf(ownerId) }));
}

/** The names of them for a table that leaves the product, by the ids of their records. */
export async function namesOf(app: App, kind: OwnedKind, ids: string[]) {
  const found = await listByRecords(app, { kind, ids });
  return new Map(found.map(({ id, owner }) => [id, owner]));
}

export const rowsOf = (app: App, kind: OwnedKind, ids: string[]) =>
  app.db
    .select({ id: recordOwners.recordId, ownerId: recordOwners.userId })
    .from(recordOwners)
    .where(and(inArray(recordOwners.recordId, jsonValues(ids)), eq(recordOwners.kind, kind)))
    .orderBy(asc(recordOwners.recordId));

/** The condition of any list: those that one of these colleagues looks after, or no one. */
export const ownedBy = (kind: OwnedKind, id: Column): ConditionCompiler =>
  byEach(
    ({ text }) => sql`${id} in (select record_id from record_owners
      where user_id = ${text} and kind = ${kind})`,
    sql`not exists (select 1 from record_owners owned
      where owned.record_id = ${id} and owned.kind = ${kind})`,
  );

/** Joins who looks after a record, as `owned.user_id`. */
export const joinedOwner = (kind: OwnedKind, id: Column): SQL =>
  sql`join record_owners owned on owned.record_id = ${id} and owned.kind = ${kind}`;
