import { candidates } from "@/modules/crm/candidates";
import { audit } from "@/modules/platform/audit";
import { refuseTransition } from "@/modules/records/core";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { interviewsChanged } from "./events";
import { auditEntry, updateIfVersion, findUnchanged, historyEntry, rowOf } from "./rows";
import type { InterviewRecord } from "./model";
import { peopleIn } from "./moving";
import type { Completion, NewScorecard, NoShow, Reopening } from "./questions";
import { type InterviewStatus, nextStatuses } from "./rules";
import { saveChange } from "./save";
import { scorecards } from "./schema";
import { find } from "./service";
import type { InterviewRow } from "./shape";

/** It took place: somebody spoke with them, from which on their data may stay. */
export async function complete(
  app: App,
  id: string,
  { version, result = null }: Completion,
): Promise<InterviewRecord> {
  const before = await findUnchanged(app, id, version);
  refuseEarly(app, before);
  return step(app, { before, status: "completed", outcome: { result, reason: null } });
}

/** The candidate did not come. */
export async function noShow(
  app: App,
  id: string,
  { version, reason = null }: NoShow,
): Promise<InterviewRecord> {
  const before = await findUnchanged(app, id, version);
  refuseEarly(app, before);
  return step(app, { before, status: "no-show", outcome: { reason, result: null } });
}

/** The undo of both. */
export async function reopen(
  app: App,
  id: string,
  { version }: Reopening,
): Promise<InterviewRecord> {
  return step(app, {
    before: await findUnchanged(app, id, version),
    status: "scheduled",
    outcome: {
      reason: null,
      result: null,
    },
  });
}

type Outcome = Pick<InterviewRow, "reason" | "result">;

type Step = { before: InterviewRow; status: InterviewStatus; outcome: Outcome };

async function step(app: App, { before, status, outcome }: Step) {
  refuseTransition("an interview", nextStatuses, { from: before.status, to: status });
  const set = { ...outcome, status };
  return saveChange(app, {
    row: { ...before, ...set },
    people: await peopleIn(app, before.id),
    verb: status,
    writes: [updateIfVersion(app, before, set)],
    ...(status === "completed" && {
      alongside: await candidates.contactWrites(app, before.candidateId, before.scheduledAt),
    }),
    line: {
      event: "status",
      reason: outcome.reason,
      changes: { status: [before.status, status] },
    },
  });
}

function refuseEarly(app: App, { status, scheduledAt }: InterviewRow): void {
  if (status !== "scheduled" || scheduledAt <= app.now().toISOString()) return;
  throw new Failure("conflict", "This interview hasn't started yet.");
}

/** What somebody made of an interview that was held; writing it again replaces it. */
export async function saveScorecard(
  app: App,
  id: string,
  { words = null, ...card }: NewScorecard,
): Promise<InterviewRecord> {
  const { id: userId } = app.actor;
  if (!userId) throw new Failure("unauthenticated", "Sign in to continue.");
  const row = await rowOf(app, id);
  refuseUnheld(app, row);
  const written = { ...card, words, at: app.now().toISOString() };
  await app.write(
    [
      app.db
        .insert(scorecards)
        .values({ ...written, interviewId: id, userId })
        .onConflictDoUpdate({
          target: [scorecards.interviewId, scorecards.userId],
          set: written,
        }),
      historyEntry(app, id, { event: "judged" }),
      audit.entry(app, auditEntry("judged", id)),
    ],
    interviewsChanged([id]),
  );
  return find(app, id);
}

function refuseUnheld(app: App, { status, scheduledAt }: { status: string; scheduledAt: string }) {
  const hasBegun = scheduledAt <= app.now().toISOString();
  if (status === "completed" || (status === "scheduled" && hasBegun)) return;
  throw new Failure("conflict", "Only a completed interview can have a scorecard.");
}
