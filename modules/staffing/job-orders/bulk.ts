import { asc, eq, inArray } from "drizzle-orm";
import { numberOf } from "@/modules/market/jobs";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { stepsOf } from "@/modules/records/core";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { Failure } from "@/src/errors";
import type { StatusesBack, StatusesChange, StatusesMoved } from "./model";
import type { OrderStatus } from "./rules";
import { jobOrders } from "./schema";
import { turning } from "./writing";

/** Closes several jobs, or opens them again, in one write; whoever may not is named with the reason. */
export async function setStatuses(
  app: App,
  { ids, status }: StatusesChange,
): Promise<StatusesMoved> {
  const { taken, writes, refused } = await turned(app, await rowsOf(app, ids), status);
  if (taken.length > 0) await app.write(writes);
  return {
    moved: taken.map(({ id }) => ({ id, from: opposite[status] })),
    kept: 0,
    refused: refused.map(({ row, why }) => ({ id: row.id, number: numberOf(row.seq), why })),
  };
}

/** The undo: those that are still as the step left them go back. */
export async function unsetStatuses(app: App, { status, moved }: StatusesBack) {
  const rows = await rowsOf(
    app,
    moved.map(({ id }) => id),
  );
  const still = rows.filter((row) => row.status === status);
  const { taken, writes } = await turned(app, still, opposite[status]);
  if (taken.length > 0) await app.write(writes);
  return { count: taken.length, ids: taken.map(({ id }) => id) };
}

const opposite = { open: "gone", gone: "open" } as const;

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

const turned = (app: App, rows: Row[], status: OrderStatus) =>
  stepsOf(rows, async ({ id, version, order }) => {
    if (!order) throw new Failure("conflict", "Only your own jobs can be closed or reopened.");
    const event = status === "gone" ? "closed" : "reopened";
    return { writes: await turning(app, { id, version, event }), news: [] };
  });

const rowsOf = (app: App, ids: string[]) =>
  app.db
    .select({
      id: jobs.id,
      seq: jobs.seq,
      version: jobs.version,
      status: jobs.status,
      order: jobOrders.jobId,
    })
    .from(jobs)
    .leftJoin(jobOrders, eq(jobOrders.jobId, jobs.id))
    .where(inArray(jobs.id, jsonValues(ids)))
    .orderBy(asc(jobs.seq));
