import { and, eq, inArray, ne } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { refuseTransition } from "@/modules/records/core";
import { candidates } from "@/modules/crm/candidates";
import type { CandidateStatus } from "@/modules/crm/candidates/rules";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Guarded, Write } from "@/src/database";
import type { Event } from "@/src/news/events";
import { jsonValues } from "@/src/database/bulk-insert";
import { deploymentsChanged } from "../events";
import { kept } from "../archiving";
import { nextStatuses, numberOf } from "../rules";
import type { DeploymentRow } from "../shape";
import { deployments } from "../schema";
import { stoppersOf } from "./blockers";

export type Consequence = { writes: (Write | Guarded)[]; news: Event[] };
const none: Consequence = { writes: [], news: [] };

/** Who starts somewhere is hired. */
async function hired(app: App, row: DeploymentRow): Promise<Consequence> {
  return moved(app, row, { from: ["active", "passive"], to: "hired" });
}

/** Who ends somewhere and works nowhere else is to be had again. */
export async function freeCandidateWrites(app: App, row: DeploymentRow): Promise<Consequence> {
  if (!row.candidateId) return none;
  const elsewhere = and(
    eq(deployments.candidateId, row.candidateId),
    eq(deployments.status, "active"),
    ne(deployments.id, row.id),
  );
  const [other] = await app.db.select({ id: deployments.id }).from(deployments).where(elsewhere);
  return other ? none : moved(app, row, { from: ["hired"], to: "active" });
}

async function moved(
  app: App,
  { candidateId, seq }: DeploymentRow,
  { from, to }: { from: CandidateStatus[]; to: CandidateStatus },
): Promise<Consequence> {
  if (!candidateId) return none;
  return candidates.statusWrites(app, candidateId, { from, to, reason: numberOf(seq) });
}

export async function begin(app: App, row: DeploymentRow): Promise<void> {
  const { writes, news } = await beginning(app, row);
  await app.write(writes, ...news);
}

/** Begins it, if nothing stops it; whoever starts is hired from that moment. */
export async function beginning(app: App, row: DeploymentRow): Promise<Consequence> {
  refuseTransition("a deployment", nextStatuses, { from: row.status, to: "active" });
  const stoppers = await stoppersOf(app, row);
  const [first] = stoppers;
  if (first) throw new Failure("conflict", `Not ready to start. ${first}`);
  const person = await hired(app, row);
  return {
    writes: [
      kept.updateIfVersion(app, row, { status: "active" }),
      kept.historyLine(app, [row.id], {
        event: "status",
        changes: { status: [row.status, "active"] },
      }),
      ...person.writes,
      audit.entry(app, kept.auditEntry("started", row.id)),
    ],
    news: [deploymentsChanged([row.id]), ...person.news],
  };
}

/** Part of a write: whatever these people are still doing is over; for those whom an old copy brought back. */
export const activeEnded = (app: App, candidateIds: string[]): Write =>
  app.db
    .update(deployments)
    .set({ status: "completed" })
    .where(
      and(
        inArray(deployments.candidateId, jsonValues(candidateIds)),
        eq(deployments.status, "active"),
      ),
    );
