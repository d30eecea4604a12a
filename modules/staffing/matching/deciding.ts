import { audit } from "@/modules/platform/audit";
import { candidates } from "@/modules/crm/candidates";
import { decisions } from "@/modules/records/decision-log";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { utcToday } from "@/src/calendar";
import { demandFor } from "./openings/demands";
import { matchOf } from "./scoring/match";
import type { Match, NewPairDecision, PairDecision } from "./model";
import { standingOf } from "./decisions";

type Pair = { jobId: string; candidateId: string };

/** Goes on with a candidate in spite of what blocks: a person may, with a note. */
export async function override(app: App, jobId: string, { candidateId, reason }: NewPairDecision) {
  const match = await matchFor(app, { jobId, candidateId });
  if (match.blockers.length === 0) {
    throw new Failure(
      "conflict",
      "Nothing blocks this candidate, so there is nothing to override.",
    );
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
    throw new Failure("conflict", "Nobody has decided this, so there is nothing to take back.");
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
