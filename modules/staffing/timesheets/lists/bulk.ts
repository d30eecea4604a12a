import { inArray } from "drizzle-orm";
import { unchangedSince } from "@/modules/records/core";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { isEarly } from "../deciding/early";
import { stepWrites, submittedBy } from "../deciding/steps";
import { timesheetsChanged } from "../events";
import type { SubmissionsBack, Submitted } from "./questions";
import { minutesIn } from "../rules";
import { timesheets } from "../schema";

type Row = typeof timesheets.$inferSelect;

/**
 * Hands several weeks over in one write; one without hours, with days still to come, or that was disputed, is looked at
 * by itself.
 */
export async function submitAll(app: App, ids: string[]): Promise<Submitted> {
  const rows = (await rowsOf(app, ids)).filter(
    ({ status, entries }) =>
      status === "open" && minutesIn(entries, null) > 0 && !isEarly(app, entries),
  );
  await saveMoved(app, rows, submittedBy(app));
  return { moved: rows.map(stood), kept: new Set(ids).size - rows.length };
}

/** The undo: what nobody has decided or changed since may be typed again. */
export async function unsubmitAll(app: App, { moved }: SubmissionsBack): Promise<Submitted> {
  const ids = [...new Set(moved.map(({ id }) => id))];
  const still = unchangedSince(await rowsOf(app, ids), moved).map(({ row }) => row);
  const rows = still.filter(({ status }) => status === "submitted");
  await saveMoved(app, rows, { status: "open", submittedBy: null, submittedAt: null });
  return { moved: rows.map(stood), kept: ids.length - rows.length };
}

const stood = ({ id, version }: Row) => ({ id, version: version + 1 });

type Moved = Parameters<typeof stepWrites>[2]["to"];

async function saveMoved(app: App, rows: Row[], to: Moved): Promise<void> {
  if (rows.length === 0) return;
  await app.write(
    rows.flatMap((row) => stepWrites(app, row, { version: row.version, from: [row.status], to })),
    timesheetsChanged([...new Set(rows.map(({ deploymentId }) => deploymentId))]),
  );
}

const rowsOf = (app: App, ids: string[]): Promise<Row[]> =>
  app.db
    .select()
    .from(timesheets)
    .where(inArray(timesheets.id, jsonValues(ids)));
