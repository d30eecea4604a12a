import { and, desc, eq, gte, inArray, isNull, or } from "drizzle-orm";
import { numberOf as candidateNumber } from "@/modules/crm/candidates/rules";
import { numberOf as clientNumber } from "@/modules/crm/clients/rules";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { daysEarlier, daysLater } from "@/src/calendar";
import { compareFields } from "./choosing";
import { tables } from "./fields";
import type { Merge, MergePair, MergePreview } from "../model";
import { countMoving } from "./moving";
import { type MergeKind, undoDays } from "../rules";
import { merges } from "../schema";

export type MergeRow = typeof merges.$inferSelect;
export type Kept = Record<string, unknown> & {
  id: string;
  seq: number;
  version: number;
  createdAt: string;
  archivedAt: string | null;
  /** Of candidates only. */
  email?: string | null;
  objectedAt?: string | null;
};

export async function rowOf(app: App, kind: MergeKind, id: string): Promise<Kept> {
  const [row] = await app.db.select().from(tables[kind]).where(eq(tables[kind].id, id));
  return row ?? notFound(kind);
}

/** What a merge of these two would do. */
export async function preview(app: App, pair: MergePair): Promise<MergePreview> {
  const { kind, keptId, mergedId } = pair;
  const [kept, merged] = await Promise.all([rowOf(app, kind, keptId), rowOf(app, kind, mergedId)]);
  return {
    kept: side(kind, kept),
    merged: side(kind, merged),
    fields: compareFields(kind, kept, merged),
    moving: await countMoving(app, { id: "", kind, keptId, mergedId }),
  };
}

const side = (kind: MergeKind, row: Kept) => ({
  id: row.id,
  number: numberOf(kind, row.seq),
  name: nameOf(kind, row),
  version: row.version,
  createdAt: row.createdAt,
  isArchived: row.archivedAt !== null,
});

export const numberOf = (kind: MergeKind, seq: number): string =>
  kind === "candidate" ? candidateNumber(seq) : clientNumber(seq);

export const nameOf = (kind: MergeKind, row: Record<string, unknown>): string =>
  kind === "candidate" ? `${row["firstName"]} ${row["lastName"]}` : String(row["name"]);

export const undoableSince = (app: App) => daysEarlier(app.now(), undoDays);

/** The merges that a record came out of or went into, as long as they can be undone. */
export async function mergesOf(app: App, kind: MergeKind, id: string): Promise<Merge[]> {
  const rows = await app.db
    .select()
    .from(merges)
    .where(
      and(
        eq(merges.kind, kind),
        or(eq(merges.recordId, id), eq(merges.mergedId, id)),
        isNull(merges.undoneAt),
        gte(merges.at, undoableSince(app)),
      ),
    )
    .orderBy(desc(merges.seq));
  if (rows.length === 0) return [];
  const ids = rows.map(({ mergedId }) => mergedId);
  const gone: Kept[] = await app.db
    .select()
    .from(tables[kind])
    .where(inArray(tables[kind].id, ids));
  const names = new Map(gone.map((row) => [row.id, nameOf(kind, row)]));
  const authorOf = await users.authors(app);
  return rows.map((row) => ({
    id: row.id,
    kind,
    keptId: row.recordId,
    mergedId: row.mergedId,
    mergedName: names.get(row.mergedId) ?? "",
    at: row.at,
    by: row.by && authorOf(row.by),
    undoableUntil: daysLater(new Date(row.at), undoDays),
  }));
}
