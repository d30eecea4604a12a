import { and, desc, eq, inArray } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { Erasure, ErasureQuery } from "./model";
import { holdsOf } from "./erasure/holds";
import { openStates } from "./rules";
import { gdprErasures as erasures } from "./schema";
import { knownSubject } from "./subjects";

export type ErasureRow = typeof erasures.$inferSelect;

export const isOpen = inArray(erasures.status, openStates);

export async function rowOf(app: App, id: string): Promise<ErasureRow> {
  const [row] = await app.db.select().from(erasures).where(eq(erasures.id, id));
  return row ?? notFound("request");
}

export const find = async (app: App, id: string): Promise<Erasure> =>
  (await shown(app, [await rowOf(app, id)]))[0] ?? notFound("request");

/** The newest first; those that are open before those that have ended where both are asked for. */
export async function list(app: App, { status, limit }: ErasureQuery): Promise<Erasure[]> {
  const ended = ["erased", "cancelled", "refused", "failed"] as const;
  const states = status === "open" ? openStates : status === "ended" ? ended : status && [status];
  const rows = await app.db
    .select()
    .from(erasures)
    .where(states && inArray(erasures.status, states))
    .orderBy(desc(isOpen), desc(erasures.requestedAt), desc(erasures.id))
    .limit(limit);
  return shown(app, rows);
}

/** The newest request about one person. */
export async function newestOf(app: App, entityId: string): Promise<Erasure | null> {
  const rows = await app.db
    .select()
    .from(erasures)
    .where(eq(erasures.entityId, entityId))
    .orderBy(desc(erasures.requestedAt))
    .limit(1);
  return (await shown(app, rows))[0] ?? null;
}

export async function openOf(app: App, entityId: string): Promise<ErasureRow | undefined> {
  const isTheirs = and(eq(erasures.entityId, entityId), isOpen);
  const [row] = await app.db.select().from(erasures).where(isTheirs);
  return row;
}

async function shown(app: App, rows: ErasureRow[]): Promise<Erasure[]> {
  if (rows.length === 0) return [];
  const nameOf = await users.authors(app);
  return Promise.all(rows.map((row) => one(app, row, nameOf)));
}

async function one(
  app: App,
  { activityId: _, marks, identityHow, identityAt, identityBy, ...row }: ErasureRow,
  nameOf: (signature: string) => string,
): Promise<Erasure> {
  const subject = { type: row.entityType, id: row.entityId };
  const person = row.status === "erased" ? undefined : await knownSubject(app, subject);
  const isChecked = identityHow && identityAt && identityBy;
  return {
    ...row,
    // Receipts of before do not say it.
    receipt: row.receipt && { ...row.receipt, stays: row.receipt.stays ?? [] },
    name: person?.name ?? null,
    number: person?.number ?? null,
    requestedBy: nameOf(row.requestedBy),
    confirmedBy: row.confirmedBy && nameOf(row.confirmedBy),
    identity: isChecked ? { how: identityHow, at: identityAt, by: nameOf(identityBy) } : null,
    holds: person ? await holdsOf(app, subject) : [],
  };
}
