import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { type Lease, renew, whileHeld } from "@/src/leases";
import type { Batch } from "./asking";
import { fileOf, todayOf } from "./checking";
import { type ImportRow, rowOf } from "./drafts";
import { landed } from "./landing";
import { ask } from "./reading-room";
import { batchSize, pauseMs } from "./rules";
import { importFiles, imports } from "./schema";

export const leaseMs = 5000;
const mostCollisions = 5;

/** Lands what is left of an import: from its first row, or from where a killed process left it. */
export async function walk(app: App, lease: Lease, id: string, stop: AbortController) {
  const heart = setInterval(() => {
    renew(app, lease, leaseMs).catch(() => stop.abort());
  }, leaseMs / 4);
  try {
    await throughAll(app, lease, id, stop.signal);
  } finally {
    clearInterval(heart);
  }
}

async function throughAll(app: App, lease: Lease, id: string, signal: AbortSignal) {
  let collisions = 0;
  let row = await rowOf(app, id);
  let next = row.state === "running" ? batchOf(app, row, row.done) : undefined;
  while (next && !signal.aborted) {
    try {
      const batch = await next;
      if (row.done >= row.total)
        return app.write([whileHeld(app, lease), ...ended(app, id, "completed")]);
      // The reader makes the next batch ready while this one lands.
      next = batchOf(app, row, row.done + batchSize);
      next.catch(() => {});
      row = await landed(app, lease, row, batch);
      collisions = 0;
    } catch (error) {
      collisions += 1;
      const isCollision = error instanceof Failure && error.kind === "conflict";
      if (!isCollision || collisions > mostCollisions) {
        await fail(app, lease, id);
        throw error;
      }
      // Somebody changed one of these people meanwhile, or ended the import: the next look tells which.
      row = await rowOf(app, id);
      next = row.state === "running" ? batchOf(app, row, row.done) : undefined;
    }
    await Bun.sleep(pauseMs);
  }
}

const fail = (app: App, lease: Lease, id: string) =>
  app.write([whileHeld(app, lease), ...ended(app, id, "failed")]);

const batchOf = (app: App, row: ImportRow, from: number): Promise<Batch> =>
  ask(app, fileOf(row), {
    ...{ kind: "batch", plan: row.plan, today: todayOf(app), from },
    to: Math.min(row.total, from + batchSize),
    at: app.now().toISOString(),
  });

/** The end of an import: its file goes, because nobody needs it any longer. */
export function ended(app: App, id: string, state: "completed" | "cancelled" | "failed") {
  const isHere = and(eq(imports.id, id), eq(imports.state, "running"));
  const finishedAt = app.now().toISOString();
  return [
    must(app.db.update(imports).set({ state, finishedAt }).where(isHere)),
    app.db.delete(importFiles).where(eq(importFiles.importId, id)),
    audit.entry(app, { action: `import.${state}`, entityType: "import", entityId: id }),
  ];
}
