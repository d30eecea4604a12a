import { audit } from "@/modules/platform/audit";
import { refuseTransition } from "@/modules/records/core";
import type { App } from "@/src/app";
import { invalid } from "@/src/errors";
import { utcToday } from "@/src/calendar";
import { insertWrites } from "../adding";
import { refuseContradiction } from "../checking";
import { deploymentsChanged } from "../events";
import { kept } from "../archiving";
import type { DeploymentRecord } from "../model";
import type { Cancellation, StatusChange } from "../questions";
import { nextStatuses } from "../rules";
import { find } from "../service";
import type { DeploymentRow } from "../shape";
import { begin, type Consequence, freeCandidateWrites } from "./starting";

/** One step on; which steps there are stands in one table. */
export async function setStatus(
  app: App,
  id: string,
  { version, status, reason }: StatusChange,
): Promise<DeploymentRecord> {
  const row = await kept.fresh(app, id, version);
  refuseTransition("a deployment", nextStatuses, { from: row.status, to: status });
  if (status === "active") await begin(app, row);
  if (status === "completed") await complete(app, row);
  if (status === "scheduled") await reinstate(app, row);
  if (status === "cancelled") {
    if (!reason) throw invalid([{ path: ["reason"], message: "Enter a reason." }]);
    await cancel(app, id, { version, reason, replace: "later" });
  }
  return find(app, id);
}

export async function complete(app: App, row: DeploymentRow): Promise<void> {
  const { writes, news } = await completing(app, row);
  await app.write(writes, ...news);
}

/** Ends it today, or on the day that was agreed where that is over. */
export async function completing(app: App, row: DeploymentRow): Promise<Consequence> {
  refuseTransition("a deployment", nextStatuses, { from: row.status, to: "completed" });
  const today = utcToday(app);
  const person = await freeCandidateWrites(app, row);
  const endDate = row.endDate !== null && row.endDate < today ? row.endDate : today;
  return {
    writes: [
      kept.updateIfVersion(app, row, { status: "completed", endDate }),
      kept.historyLine(app, [row.id], {
        event: "status",
        changes: {
          status: [row.status, "completed"],
          ...(endDate !== row.endDate && { endDate: [row.endDate, endDate] }),
        },
      }),
      ...person.writes,
      audit.entry(app, kept.auditEntry("completed", row.id)),
    ],
    news: [deploymentsChanged([row.id]), ...person.news],
  };
}

async function reinstate(app: App, row: DeploymentRow): Promise<void> {
  const { writes, news } = await reinstating(app, row);
  await app.write(writes, ...news);
}

/** Takes a cancellation back: it is planned again, and starts by its date. */
export async function reinstating(app: App, row: DeploymentRow): Promise<Consequence> {
  refuseTransition("a deployment", nextStatuses, { from: row.status, to: "scheduled" });
  await refuseContradiction(app, row);
  return {
    writes: [
      kept.updateIfVersion(app, row, { status: "scheduled", cancelReason: null }),
      kept.historyLine(app, [row.id], {
        event: "status",
        changes: { status: [row.status, "scheduled"] },
      }),
      audit.entry(app, kept.auditEntry("reinstated", row.id)),
    ],
    news: [deploymentsChanged([row.id])],
  };
}

/** Ends it before its time; "replace now" opens another one on the same seat, without a name yet. */
export async function cancel(
  app: App,
  id: string,
  { version, reason, replace }: Cancellation,
): Promise<DeploymentRecord> {
  const row = await kept.fresh(app, id, version);
  refuseTransition("a deployment", nextStatuses, { from: row.status, to: "cancelled" });
  const successor = replace === "now" ? successorOf(app, row) : undefined;
  const person =
    row.status === "active" ? await freeCandidateWrites(app, row) : { writes: [], news: [] };
  await app.write(
    [
      kept.updateIfVersion(app, row, { status: "cancelled", cancelReason: reason }),
      kept.historyLine(app, [id], {
        event: "status",
        reason,
        changes: { status: [row.status, "cancelled"] },
      }),
      ...(successor ? insertWrites(app, successor) : []),
      ...(successor ? [kept.historyLine(app, [successor.id], { event: "added", reason })] : []),
      ...person.writes,
      audit.entry(app, kept.auditEntry("cancelled", id, { replace })),
    ],
    deploymentsChanged(successor ? [id, successor.id] : [id]),
    ...person.news,
  );
  return find(app, id);
}

/** The same seat and rates from today on, or from the old start where that is still to come. */
function successorOf(app: App, { seq: _, ...row }: DeploymentRow): Omit<DeploymentRow, "seq"> {
  const at = app.now().toISOString();
  const today = at.slice(0, 10);
  const startDate = row.startDate > today ? row.startDate : today;
  return {
    ...row,
    id: Bun.randomUUIDv7(),
    candidateId: null,
    candidateErasedAt: null,
    applicationId: null,
    status: "scheduled",
    startDate,
    endDate: row.endDate !== null && row.endDate < startDate ? startDate : row.endDate,
    partTimeReason: null,
    cancelReason: null,
    notes: null,
    replacesId: row.id,
    version: 1,
    createdAt: at,
    updatedAt: at,
    archivedAt: null,
  };
}
