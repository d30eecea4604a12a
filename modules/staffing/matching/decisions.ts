import { shownOf } from "@/src/read-model";
import { and, eq, inArray, type SQL } from "drizzle-orm";
import { applications } from "@/modules/staffing/applications/schema";
import { decisionRows as decisions } from "@/modules/records/decision-log/read-model";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { PairDecision, RankedCandidate } from "./model";

/** What people did about pairs, by the other side's id. */
export type Standing = {
  decisions: Map<string, PairDecision>;
  applications: Map<string, NonNullable<RankedCandidate["application"]>>;
};

type Side = { by: "candidateId" | "jobId"; id: string };

/** Of a job, by candidate; of a candidate, by job. */
export async function standingOf(app: App, { by, id }: Side): Promise<Standing> {
  const other = by === "jobId" ? "candidateId" : "jobId";
  return {
    decisions: await decisionsOn(app, eq(decisions[by], id), other),
    applications: new Map(
      (await app.db.select().from(applications).where(eq(applications[by], id))).map((row) => [
        row[other],
        { id: row.id, status: row.status },
      ]),
    ),
  };
}

/** Every decision about a pair, and what it comes to; an undo leaves nothing. */
const comesTo = {
  match: "overridden",
  "match-withdrawn": null,
  "match-dismissed": "dismissed",
  "match-restored": null,
} as const;
const kinds = Object.keys(comesTo) as (keyof typeof comesTo)[];

async function decisionsOn(app: App, which: SQL, other: "candidateId" | "jobId") {
  const rows = await app.db
    .select(shownOf(decisions))
    .from(decisions)
    .where(and(which, inArray(decisions.kind, kinds)))
    .orderBy(decisions.seq);
  const nameOf = rows.length > 0 ? await users.authors(app) : String;
  const standing = new Map<string, PairDecision>();
  for (const row of rows) {
    const id = row[other];
    const kind = kinds.includes(row.kind as keyof typeof comesTo)
      ? comesTo[row.kind as keyof typeof comesTo]
      : null;
    if (id === null) continue;
    if (kind) standing.set(id, { kind, reason: row.reason, by: nameOf(row.by), at: row.at });
    else standing.delete(id);
  }
  return standing;
}
