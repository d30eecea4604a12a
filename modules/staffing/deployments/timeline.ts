import { equals } from "@/src/database/prepared";
import { shownOf } from "@/src/database/read-model";
import { and, desc, eq, inArray } from "drizzle-orm";
import { deployments } from "./schema";
import { type RecordKind } from "@/modules/records/core";
import { recordHistoryRows as recordHistory } from "@/modules/records/core/read-model";
import type { Contribution } from "@/modules/records/timeline";

/** Whose deployments they are, seen from each kind of record. */
const owners = {
  candidate: deployments.candidateId,
  client: deployments.clientId,
  project: deployments.projectId,
} satisfies Partial<Record<RecordKind, unknown>>;

const isOwner = (kind: RecordKind): kind is keyof typeof owners => kind in owners;

/** When somebody was planned, began and ended somewhere; what else happened stands with the deployment. */
export const deployed: Contribution = {
  type: "deployment",
  rank: 3,
  async tell(app, { kind, id, older, limit, nameOf }) {
    if (!isOwner(kind)) return [];
    const isStep = inArray(recordHistory.event, ["added", "status"]);
    const rows = await app.db
      .select({ line: shownOf(recordHistory), id: deployments.id, position: deployments.position })
      .from(deployments)
      .innerJoin(recordHistory, eq(recordHistory.recordId, deployments.id))
      .where(
        and(
          eq(owners[kind], id),
          equals(recordHistory.kind, "deployment"),
          isStep,
          older(recordHistory.at, recordHistory.seq),
        ),
      )
      .orderBy(desc(recordHistory.at), desc(recordHistory.seq))
      .limit(limit);
    return rows.map(({ line: { kind: _, recordId: __, ...line }, ...deployment }) => ({
      ...line,
      by: line.by && nameOf(line.by),
      text: deployment.position,
      about: { kind: "deployment" as const, id: deployment.id },
    }));
  },
};
