import { and, eq, ne } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import type { CandidateStatus } from "@/modules/crm/candidates/rules";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Event } from "@/src/events";
import { numberOf } from "./rules";
import { deployments } from "./schema";
import type { DeploymentRow } from "./shape";

type Consequence = { writes: Write[]; news: Event[] };
const none: Consequence = { writes: [], news: [] };

/** Who starts somewhere is hired. */
export async function hired(app: App, row: DeploymentRow): Promise<Consequence> {
  return moved(app, row, ["active", "passive"], "hired");
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
  return other ? none : moved(app, row, ["hired"], "active");
}

async function moved(
  app: App,
  { candidateId, seq }: DeploymentRow,
  from: CandidateStatus[],
  to: CandidateStatus,
): Promise<Consequence> {
  if (!candidateId) return none;
  return candidates.moved(app, candidateId, { from, to, reason: numberOf(seq) });
}
