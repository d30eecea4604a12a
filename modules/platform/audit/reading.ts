import { type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { pause } from "@/src/workers/time-slices";
import type { AuditedTexts } from "./stamping";

export type Row = AuditedTexts & { seq: number; stamp: string };
export type Seal = { upTo: number; after: number; at: string; mac: string };

/** As many as a slice of work reads and binds. */
const pageSize = 250;

/** Every row behind one number and up to another as the database has it, a page at a time. */
export async function* rowsOf(app: App, after: number, upTo = Number.MAX_SAFE_INTEGER) {
  for (let last = after; ;) {
    const page = await app.db.all<RowCells>(sql`
      select seq, at, actor_id, actor_name, action, entity_type, entity_id, details, stamp
      from audit_entries where seq > ${last} and seq <= ${upTo} order by seq limit ${pageSize}`);
    yield page.map(rowOf);
    await pause();
    const [seq] = page.at(-1) ?? [];
    if (page.length < pageSize || seq === undefined) return;
    last = seq;
  }
}

type RowCells = [
  seq: number,
  at: string,
  actorId: string | null,
  actorName: string,
  action: string,
  entityType: string,
  entityId: string | null,
  details: string,
  stamp: string,
];

const rowOf = (cells: RowCells): Row => {
  const [seq, at, actorId, actorName, action, entityType, entityId, details, stamp] = cells;
  return { seq, at, actorId, actorName, action, entityType, entityId, details, stamp };
};

const sealsBy = async (app: App, rest: SQL): Promise<Seal[]> => {
  const rows = await app.db.all<[number, number, string, string]>(
    sql`select up_to, after, at, mac from audit_seals ${rest}`,
  );
  return rows.map(([upTo, after, at, mac]) => ({ upTo, after, at, mac }));
};

export const sealsOf = (app: App) => sealsBy(app, sql`order by up_to`);

export async function lastSeal(app: App): Promise<Seal | undefined> {
  const [seal] = await sealsBy(app, sql`order by up_to desc limit 1`);
  return seal;
}

export async function sealAt(app: App, upTo: number): Promise<Seal | undefined> {
  const [seal] = await sealsBy(app, sql`where up_to = ${upTo}`);
  return seal;
}

export async function lastSeq(app: App): Promise<number> {
  const [row] = await app.db.all<[number | null]>(sql`select max(seq) from audit_entries`);
  return row?.[0] ?? 0;
}

/** How many rows were ever written, which the database counts for itself. */
export async function everWritten(app: App): Promise<number> {
  const rows = await app.db.all<[number]>(
    sql`select seq from sqlite_sequence where name = 'audit_entries'`,
  );
  return rows[0]?.[0] ?? 0;
}
