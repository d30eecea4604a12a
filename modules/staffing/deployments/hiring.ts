import { and, eq, inArray, ne } from "drizzle-orm";
import { candidatesChanged } from "@/modules/crm/candidates";
import type { CandidateStatus } from "@/modules/crm/candidates/rules";
import { candidates } from "@/modules/crm/candidates/schema";
import { remembered } from "@/modules/platform/records";
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
export async function freed(app: App, row: DeploymentRow): Promise<Consequence> {
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
  const isMeant = and(eq(candidates.id, candidateId), inArray(candidates.status, from));
  const [person] = await app.db.select().from(candidates).where(isMeant);
  if (!person) return none;
  const at = app.now().toISOString();
  return {
    writes: [
      app.db
        .update(candidates)
        .set({ status: to, version: person.version + 1, updatedAt: at })
        .where(and(isMeant, eq(candidates.version, person.version))),
      remembered(app, "candidate", [candidateId], {
        event: "status",
        reason: numberOf(seq),
        changes: { status: [person.status, to] },
      }),
    ],
    news: [candidatesChanged([candidateId])],
  };
}
