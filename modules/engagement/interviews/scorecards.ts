import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { interviewsChanged } from "./events";
import { remembered } from "./history";
import { auditEntry, rowOf } from "./keeping";
import type { InterviewRecord } from "./model";
import type { NewScorecard } from "./questions";
import { scorecards } from "./schema";
import { find } from "./service";

/** What somebody made of an interview that was held; writing it again replaces it. */
export async function judge(
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
      remembered(app, id, { event: "judged" }),
      audit.entry(app, auditEntry("judged", id)),
    ],
    interviewsChanged([id]),
  );
  return find(app, id);
}

function refuseUnheld(app: App, { status, scheduledAt }: { status: string; scheduledAt: string }) {
  const hasBegun = scheduledAt <= app.now().toISOString();
  if (status === "completed" || (status === "scheduled" && hasBegun)) return;
  throw new Failure("conflict", "Only an interview that took place has a scorecard.");
}
