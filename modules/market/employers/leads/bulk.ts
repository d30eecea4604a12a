import { inArray } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { unchangedSince } from "@/modules/records/core";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import type { LeadChanges, LeadsBack, LeadsChange, LeadsMoved } from "../input-model";
import { liveLeadStates } from "../rules";
import { leads } from "../schema";
import { type LeadRow, moveWrites } from "./leads";

/** Moves several leads in one write, and answers how each stood; those that are over stay and are counted. */
export async function moveAll(app: App, { ids, ...change }: LeadsChange): Promise<LeadsMoved> {
  if (change.ownerId) await users.find(app, change.ownerId);
  const live = (await rowsOf(app, ids)).filter(isLive);
  await saveSteps(
    app,
    live.map((row) => ({ row, change })),
  );
  return { moved: live.map(stateAfterMove), kept: new Set(ids).size - live.length };
}

/** The undo: those that nobody moved since go back to whoever had them, or are open again. */
export async function unmoveAll(app: App, { moved }: LeadsBack): Promise<LeadsMoved> {
  for (const id of new Set(moved.flatMap(({ ownerId }) => ownerId ?? [])))
    await users.find(app, id);
  const ids = [...new Set(moved.map(({ id }) => id))];
  const still = unchangedSince(await rowsOf(app, ids), moved);
  await saveSteps(
    app,
    still.map(({ row, left: { ownerId } }) => ({
      row,
      change: ownerId ? { ownerId } : { state: "open" },
    })),
  );
  return { moved: still.map(({ row }) => stateAfterMove(row)), kept: ids.length - still.length };
}

const isLive = ({ state }: LeadRow) => liveLeadStates.some((live) => live === state);

const stateAfterMove = ({ id, version, ownerId }: LeadRow) => ({
  id,
  version: version + 1,
  ownerId,
});

type Step = { row: LeadRow; change: Omit<LeadChanges, "version"> };

async function saveSteps(app: App, steps: Step[]): Promise<void> {
  if (steps.length === 0) return;
  await app.write(
    steps.flatMap(({ row, change }) => moveWrites(app, row, { ...change, version: row.version })),
  );
}

const rowsOf = (app: App, ids: string[]): Promise<LeadRow[]> =>
  app.db
    .select()
    .from(leads)
    .where(inArray(leads.id, jsonValues(ids)));
