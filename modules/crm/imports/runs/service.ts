import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidates } from "@/modules/crm/candidates";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { longRuns, type Run } from "@/src/workers/runs";
import { missingIn, fileOf } from "./checking";
import { draftOf, find, type ImportRow, rowOf } from "./drafts";
import type { Import } from "../model";
import { imports, importFiles } from "../schema";
import { type Lease, mustHoldLease } from "@/src/database/leases";
import { utcToday } from "@/src/calendar";
import type { Batch } from "../reading/reader-requests";
import { saveBatch } from "./save-batch";
import { askReader, closeReaderIfIdle } from "../reading/reader-client";
import { batchSizes } from "../rules";
import { createBatchSize, nextSlice } from "@/src/workers/time-slices";

const maxConflicts = 5;

/** Saves what is left of an import, from its first row or from where a killed process stopped. */
async function saveInBatches(app: App, { id, lease, stop: { signal } }: Run): Promise<void> {
  const size = createBatchSize(batchSizes);
  const batchAt = (row: ImportRow, from: number) =>
    row.state === "running" ? requestBatch(app, row, { from, size: size.now() }) : undefined;
  let conflicts = 0;
  let row = await rowOf(app, id);
  let next = batchAt(row, row.done);
  while (next && !signal.aborted) {
    try {
      const { to, rows } = next;
      const batch = await rows;
      if (row.done >= row.total) return await complete(app, lease, id);
      // The reader prepares the next batch while this one is saved.
      next = batchAt(row, to);
      await nextSlice();
      const running = { lease, row, to };
      row = await size.during(to - row.done, () => saveBatch(app, running, batch));
      conflicts = 0;
    } catch (error) {
      conflicts += 1;
      const isConflict = error instanceof Failure && error.kind === "conflict";
      if (!isConflict || conflicts > maxConflicts) {
        await fail(app, lease, id);
        throw error;
      }
      // Somebody changed one of these people meanwhile, or ended the import: the next look tells which.
      row = await rowOf(app, id);
      next = batchAt(row, row.done);
    }
  }
}

async function complete(app: App, lease: Lease, id: string): Promise<void> {
  await app.write([mustHoldLease(app, lease), ...endImportWrites(app, id, "completed")]);
  closeReaderIfIdle(app);
}

const fail = (app: App, lease: Lease, id: string) =>
  app.write([mustHoldLease(app, lease), ...endImportWrites(app, id, "failed")]);

/** A batch that the reader is preparing, and the row of the file up to which it goes. */
type PendingBatch = { to: number; rows: Promise<Batch> };

function requestBatch(app: App, row: ImportRow, { from, size }: { from: number; size: number }) {
  const to = Math.min(row.total, from + size);
  const [today, at] = [utcToday(app), app.now().toISOString()];
  const rows = askReader(app, fileOf(row), { kind: "batch", plan: row.plan, today, from, to, at });
  // An import that ends early never awaits this batch; its rejection must not be reported as unhandled.
  rows.catch(() => {});
  return { to, rows } satisfies PendingBatch;
}

/** The end of an import: its file goes, because nobody needs it any longer. */
function endImportWrites(app: App, id: string, state: "completed" | "cancelled" | "failed") {
  const isHere = and(eq(imports.id, id), eq(imports.state, "running"));
  const finishedAt = app.now().toISOString();
  return [
    must(app.db.update(imports).set({ state, finishedAt }).where(isHere)),
    app.db.delete(importFiles).where(eq(importFiles.importId, id)),
    audit.entry(app, { action: `import.${state}`, entityType: "import", entityId: id }),
  ];
}

const runs = longRuns("import", saveInBatches);
export const { stopAll } = runs;

/** Begins an import and answers while it goes on in the background. */
export async function start(app: App, id: string): Promise<Import> {
  runs.inBackground(app, await begin(app, id));
  return find(app, id);
}

/** Begins an import and answers it when it is over: what a terminal does. */
export async function runThrough(app: App, id: string): Promise<Import> {
  const { work } = await begin(app, id);
  await work();
  return find(app, id);
}

/** Takes up an import that a killed process left behind; answers whether there was one. */
export async function resume(app: App): Promise<boolean> {
  const isRunning = eq(imports.state, "running");
  const [row] = await app.db.select({ id: imports.id }).from(imports).where(isRunning);
  return runs.resume(app, row?.id);
}

/** Stops where it stands; what was saved stays until somebody undoes the import. */
export async function cancel(app: App, id: string): Promise<Import> {
  const { state } = await find(app, id);
  if (state !== "running") throw new Failure("conflict", "This import isn't running.");
  await app.write(endImportWrites(app, id, "cancelled"));
  return find(app, id);
}

async function begin(app: App, id: string) {
  const { plan, version } = await draftOf(app, id);
  if (!plan.provenance) throw new Failure("invalid", "Enter where these people come from first.");
  if (missingIn(plan).length > 0) throw new Failure("invalid", "A column with names is required.");
  const lease = await runs.acquire(app);
  if (!lease)
    throw new Failure("busy", "Another import is running. Wait for it to finish, or stop it.");
  const upTo = await candidates.newestSeq(app);
  const isDraft = and(eq(imports.id, id), eq(imports.version, version), eq(imports.state, "draft"));
  return runs.begin(app, { lease }, async () => {
    await app.write([
      must(app.db.update(imports).set({ state: "running", upTo }).where(isDraft)),
      audit.entry(app, { action: "import.started", entityType: "import", entityId: id }),
    ]);
    return id;
  });
}
