import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { candidateOf } from "./context";
import { interviewsChanged } from "./events";
import { auditEntry } from "./rows";
import type { NewInterview } from "./model";
import type { NewScorecard } from "./questions";
import { endOf } from "./rules";
import { interviewerWrites, rowFrom } from "./scheduling";
import { interviewHistory, interviews, scorecards } from "./schema";

/** An interview as it was kept elsewhere: when it was agreed, how it ended, and what was thought of the candidate. */
export type PastInterview = Pick<
  typeof interviews.$inferSelect,
  "status" | "result" | "reason" | "createdAt" | "isSample"
> & {
  asked: NewInterview;
  interviewers: string[];
  scorecards: (NewScorecard & { userId: string })[];
};

/** Takes in interviews with their past; nobody is written to. */
export async function addPast(app: App, past: PastInterview[]): Promise<void> {
  if (past.length === 0) return;
  const written = await Promise.all(past.map((one) => writesOf(app, one)));
  await app.write(
    [
      ...written.flatMap(({ writes }) => writes),
      audit.entry(app, auditEntry("scheduled", null, { count: written.length })),
    ],
    interviewsChanged(written.map(({ id }) => id)),
  );
}

async function writesOf(
  app: App,
  { asked, interviewers, scorecards: cards, ...past }: PastInterview,
) {
  const fresh = await rowFrom(app, asked, await candidateOf(app, asked.candidateId));
  const row = { ...fresh, ...past, scorecardsAskedOf: asked.scheduledAt };
  const judged = cards.map(({ words = null, ...card }) => {
    const written = { ...card, words, interviewId: row.id, at: endOf(row) };
    return app.db.insert(scorecards).values(written);
  });
  return {
    id: row.id,
    writes: [
      app.db.insert(interviews).values(row),
      ...interviewerWrites(app, row.id, interviewers),
      app.db.insert(interviewHistory).values(linesOf(row)),
      ...judged,
    ],
  };
}

type Row = Awaited<ReturnType<typeof rowFrom>> & Pick<PastInterview, "status" | "reason">;

function linesOf(row: Row) {
  const line = { interviewId: row.id, by: null };
  const times: [null, string] = [null, row.scheduledAt];
  const scheduled = {
    ...line,
    at: row.createdAt,
    event: "scheduled",
    reason: null,
    changes: { scheduledAt: times },
  };
  if (row.status === "scheduled") return [scheduled];
  const changes: Record<string, [string, string]> = { status: ["scheduled", row.status] };
  const at = row.status === "cancelled" ? row.createdAt : endOf(row);
  return [scheduled, { ...line, at, event: "status", reason: row.reason, changes }];
}
