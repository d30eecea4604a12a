import { and, asc, inArray } from "drizzle-orm";
import { applicationHistoryRows as applicationHistory } from "@/modules/staffing/applications/read-model";
import { interviewHistoryRows as interviewHistory } from "@/modules/engagement/interviews/read-model";
import type { App } from "@/src/app";
import { byPage } from "./behalf";
import type { ownPageRequests } from "./schema";

export type RequestRow = typeof ownPageRequests.$inferSelect;
type Step = { aboutId: string; at: string; by: string | null };

/** Requests as they stand: whoever moves an interview or takes an application further has seen to what was asked of it. */
export async function asTheyStand(app: App, rows: RequestRow[]): Promise<RequestRow[]> {
  const open = rows.filter(({ settledAt, aboutId }) => !settledAt && aboutId);
  if (open.length === 0) return rows;
  const steps = await stepsOf(
    app,
    open.map(({ aboutId }) => aboutId),
  );
  return rows.map((row) => {
    if (row.settledAt) return row;
    const answer = steps.find(({ aboutId, at }) => aboutId === row.aboutId && at > row.at);
    return answer ? { ...row, settledAt: answer.at, settledBy: answer.by } : row;
  });
}

async function stepsOf(app: App, ids: string[]): Promise<Step[]> {
  const { interviewId, event, seq } = interviewHistory;
  const isMove = and(inArray(interviewId, ids), inArray(event, ["rescheduled", "status"]));
  const ofInterviews = { aboutId: interviewId, at: interviewHistory.at, by: interviewHistory.by };
  const { applicationId } = applicationHistory;
  const ofApplications = {
    aboutId: applicationId,
    at: applicationHistory.at,
    by: applicationHistory.by,
  };
  const [moves, steps] = await Promise.all([
    app.db.select(ofInterviews).from(interviewHistory).where(isMove).orderBy(asc(seq)),
    app.db
      .select(ofApplications)
      .from(applicationHistory)
      .where(inArray(applicationId, ids))
      .orderBy(asc(applicationHistory.seq)),
  ]);
  // Without an account somebody moves an application on their own page only.
  const page = byPage(app).actor.name;
  return [...moves, ...steps.map((it) => ({ ...it, by: it.by ?? page }))];
}
