import { and, inArray, isNotNull } from "drizzle-orm";
import { archiving, bulkStatuses } from "@/modules/records/core";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { jsonValues } from "@/src/database/bulk-insert";
import { candidatesChanged } from "../events";
import { nextStatuses } from "../rules";
import { candidates } from "../schema";
import type { CandidateRow } from "./shape";

const kept = archiving({
  kind: "candidate",
  table: candidates,
  prefix: "C",
  news: candidatesChanged,
});

export const { rowOf, updateIfVersion, idOf, auditEntry, historyLine, archive } = kept;

/** Blacklisting needs a reason and a day, and restricted people are left alone: those go one at a time. */
export const { setStatuses, unsetStatuses } = bulkStatuses({
  kind: "candidate",
  table: candidates,
  kept,
  news: candidatesChanged,
  next: nextStatuses,
  stays: (row: CandidateRow, to) =>
    row.restrictedAt !== null || row.status === "blacklisted" || to === "blacklisted",
});

/** The row, provided its version is still this one and the candidate may be changed; throws otherwise. */
export async function findUnchanged(app: App, id: string, version: number) {
  const row = await kept.fresh(app, id, version);
  if (row.restrictedAt) throw restricted();
  return row;
}

/** The undo of `archive`; whoever is restricted comes back when that is lifted. */
export async function restore(app: App, ids: string[]) {
  const out = new Set(await restrictedAmong(app, ids));
  return kept.restore(
    app,
    ids.filter((id) => !out.has(id)),
  );
}

/** For those who are about to use the data of these people. */
export async function refuseRestricted(app: App, ids: string[]): Promise<void> {
  if ((await restrictedAmong(app, ids)).length > 0) throw restricted();
}

export async function restrictedAmong(app: App, ids: string[]): Promise<string[]> {
  const rows = await app.db
    .select({ id: candidates.id })
    .from(candidates)
    .where(and(inArray(candidates.id, jsonValues(ids)), isNotNull(candidates.restrictedAt)));
  return rows.map(({ id }) => id);
}

const restricted = () =>
  new Failure("conflict", "Processing is restricted. Lift the restriction first.");

/** Takes the rows themselves away; what hangs on them is whoever's it is. */
export const deleteWrite = (app: App, ids: string[]): Write =>
  app.db.delete(candidates).where(inArray(candidates.id, jsonValues(ids)));
