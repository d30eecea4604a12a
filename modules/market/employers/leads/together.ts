import { inArray } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { listed } from "@/src/database/bulk-insert";
import type { LeadChanges, LeadsBack, LeadsChange, LeadsMoved } from "../input-model";
import { liveLeadStates } from "../rules";
import { leads } from "../schema";
import { type LeadRow, moveWrites } from "./leads";

/** Moves several leads in one write, and answers how each stood; those that are over stay and are counted. */
export async function moveAll(app: App, { ids, ...change }: LeadsChange): Promise<LeadsMoved> {
  if (change.ownerId) await users.find(app, change.ownerId);
  const live = (await rowsOf(app, ids)).filter(isLive);
  await land(app, live, () => change);
  return { moved: live.map(stood), kept: new Set(ids).size - live.length };
}

/** The undo: those that nobody moved since go back to whoever had them, or are open again. */
export async function unmoveAll(app: App, { moved }: LeadsBack): Promise<LeadsMoved> {
  const of = new Map(moved.map((it) => [it.id, it]));
  for (const id of new Set(moved.flatMap(({ ownerId }) => ownerId ?? [])))
    await users.find(app, id);
  const rows = (await rowsOf(app, [...of.keys()])).filter(
    ({ id, version }) => of.get(id)?.version === version,
  );
  await land(app, rows, ({ id }) => {
    const ownerId = of.get(id)?.ownerId ?? null;
    return ownerId ? { ownerId } : { state: "open" };
  });
  return { moved: rows.map(stood), kept: of.size - rows.length };
}

const isLive = ({ state }: LeadRow) => liveLeadStates.some((live) => live === state);

const stood = ({ id, version, ownerId }: LeadRow) => ({ id, version: version + 1, ownerId });

type Change = Omit<LeadChanges, "version">;

async function land(app: App, rows: LeadRow[], changeOf: (row: LeadRow) => Change): Promise<void> {
  if (rows.length === 0) return;
  await app.write(
    rows.flatMap((row) => moveWrites(app, row, { ...changeOf(row), version: row.version })),
  );
}

const rowsOf = (app: App, ids: string[]): Promise<LeadRow[]> =>
  app.db
    .select()
    .from(leads)
    .where(inArray(leads.id, listed(ids)));
