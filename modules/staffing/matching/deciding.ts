import { and, eq, inArray, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidates } from "@/modules/crm/candidates";
import { decisions } from "@/modules/records/decision-log";
import { applications } from "@/modules/staffing/applications/schema";
import { decisionRows } from "@/modules/records/decision-log/read-model";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { utcToday } from "@/src/calendar";
import { prepared } from "@/src/database/prepared";
import { shownOf } from "@/src/database/read-model";
import { demandFor } from "./openings/demands";
import { matchOf } from "./scoring/match";
import type { Match, NewPairDecision, PairDecision, RankedCandidate } from "./model";

type Pair = { jobId: string; candidateId: string };

/** Goes on with a candidate in spite of what blocks: a person may, with a note. */
export async function override(app: App, jobId: string, { candidateId, reason }: NewPairDecision) {
  const match = await matchFor(app, { jobId, candidateId });
  if (match.blockers.length === 0) {
    throw new Failure("conflict", "This candidate isn't blocked, so there is nothing to override.");
  }
  return decide(app, match, { kind: "match", decision: "overridden", reason });
}

export const withdrawOverride = (app: App, jobId: string, candidateId: string) =>
  undo(app, { jobId, candidateId }, { made: "overridden", kind: "match-withdrawn" });

/** Leaves a candidate for this job, with a reason; the pair stays in the list, at its end. */
export async function dismiss(app: App, jobId: string, { candidateId, reason }: NewPairDecision) {
  const match = await matchFor(app, { jobId, candidateId });
  return decide(app, match, { kind: "match-dismissed", decision: "dismissed", reason });
}

export const restore = (app: App, jobId: string, candidateId: string) =>
  undo(app, { jobId, candidateId }, { made: "dismissed", kind: "match-restored" });

async function matchFor(app: App, { jobId, candidateId }: Pair): Promise<Match> {
  const demand = await demandFor(app, jobId);
  return matchOf({ demand, facts: await candidates.factsOf(app, candidateId), on: utcToday(app) });
}

type Undoing = { made: PairDecision["kind"]; kind: "match-withdrawn" | "match-restored" };

async function undo(app: App, pair: Pair, { made, kind }: Undoing) {
  const standing = await standingOf(app, { by: "jobId", id: pair.jobId });
  if (standing.decisions.get(pair.candidateId)?.kind !== made) {
    throw new Failure("conflict", "No decision has been made, so there is nothing to undo.");
  }
  return decide(app, await matchFor(app, pair), { kind, decision: "taken back", reason: null });
}

type Decided = {
  kind: "match" | "match-withdrawn" | "match-dismissed" | "match-restored";
  decision: string;
  reason: string | null;
};

/** What somebody decided, beside what the machine had said. */
async function decide(app: App, match: Match, { kind, decision, reason }: Decided) {
  const { jobId, candidateId, score, version, inputsHash } = match;
  const parts = match.parts.map(({ component, points }) => ({ name: component, points }));
  const machine = { score, version, inputsHash, parts };
  await app.write([
    decisions.decisionWrite(app, { kind, jobId, candidateId, machine, decision, reason }),
    audit.entry(app, {
      action: `match.${kind}`,
      entityType: "job",
      entityId: jobId,
      details: { candidateId },
    }),
  ]);
  const standing = await standingOf(app, { by: "jobId", id: jobId });
  return { decision: standing.decisions.get(candidateId) ?? null };
}

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
    decisions: await decisionsOn(app, { by, id }, other),
    applications: new Map(
      (await applicationsOf(app.db, { id }, by)).map((row) => [
        row[other],
        { id: row.id, status: row.status },
      ]),
    ),
  };
}

const applicationsOf = prepared((db, by: Side["by"]) =>
  db
    .select(applicationColumns)
    .from(applications)
    .where(eq(applications[by], sql.placeholder("id"))),
);
const { id, status, candidateId, jobId } = applications;
const applicationColumns = { id, status, candidateId, jobId };

/** Every decision about a pair, and what it comes to; an undo leaves nothing. */
const decisionOf = {
  match: "overridden",
  "match-withdrawn": null,
  "match-dismissed": "dismissed",
  "match-restored": null,
} as const;
const kinds = Object.keys(decisionOf) as (keyof typeof decisionOf)[];

const decisionsOf = prepared((db, by: Side["by"]) =>
  db
    .select(shownOf(decisionRows))
    .from(decisionRows)
    .where(and(eq(decisionRows[by], sql.placeholder("id")), inArray(decisionRows.kind, kinds)))
    .orderBy(decisionRows.seq),
);

async function decisionsOn(app: App, { by, id }: Side, other: Side["by"]) {
  const rows = await decisionsOf(app.db, { id }, by);
  const nameOf = rows.length > 0 ? await users.authors(app) : String;
  const standing = new Map<string, PairDecision>();
  for (const row of rows) {
    const id = row[other];
    const kind = kinds.includes(row.kind as keyof typeof decisionOf)
      ? decisionOf[row.kind as keyof typeof decisionOf]
      : null;
    if (id === null) continue;
    if (kind) standing.set(id, { kind, reason: row.reason, by: nameOf(row.by), at: row.at });
    else standing.delete(id);
  }
  return standing;
}
