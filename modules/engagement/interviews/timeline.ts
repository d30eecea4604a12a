import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { numberOf } from "@/modules/engagement/interviews";
import { interviewHistory, interviews } from "./schema";
import type { Changes, RecordKind } from "@/modules/records/core";
import type { Contribution } from "@/modules/records/timeline";

/** Whose interviews they are, seen from each kind of record. */
const owners = {
  candidate: interviews.candidateId,
  client: interviews.clientId,
  project: interviews.projectId,
  job: interviews.jobId,
} satisfies Partial<Record<RecordKind, unknown>>;

const isOwner = (kind: RecordKind): kind is keyof typeof owners => kind in owners;

/** What happened to interviews: beside the candidate by number, beside anything else by the candidate's name. */
export const interviewed: Contribution = {
  type: "interview",
  rank: 5,
  async tell(app, { kind, id, older, limit, nameOf }) {
    if (!isOwner(kind)) return [];
    const isTold = inArray(interviewHistory.event, [
      "scheduled",
      "rescheduled",
      "status",
      "judged",
      "answered",
    ]);
    const isOlder = older(interviewHistory.at, interviewHistory.seq);
    const rows = await app.db
      .select({ line: interviewHistory, interview: interviews, name: fullName })
      .from(interviewHistory)
      .innerJoin(interviews, eq(interviews.id, interviewHistory.interviewId))
      .innerJoin(candidates, eq(candidates.id, interviews.candidateId))
      .where(and(eq(owners[kind], id), isTold, isOlder))
      .orderBy(desc(interviewHistory.at), desc(interviewHistory.seq))
      .limit(limit);
    return rows.map(({ line: { seq, at, event, by, reason, changes }, interview, name }) => ({
      seq,
      at,
      reason,
      by: by && nameOf(by),
      event: eventOf(event, changes),
      changes: timesIn(changes),
      ...(kind === "candidate"
        ? { text: numberOf(interview.seq) }
        : { text: name, about: { kind: "candidate" as const, id: interview.candidateId } }),
    }));
  },
};

const fullName = sql<string>`${candidates.firstName} || ' ' || ${candidates.lastName}`;

/** When it was to be. */
function timesIn({ scheduledAt }: Changes): Changes {
  return scheduledAt ? { scheduledAt } : {};
}

/** A step back to scheduled opens it again. */
function eventOf(event: string, { status, answer }: Changes): string {
  if (answer) return `interview-${answer[1]}`;
  if (!status) return `interview-${event}`;
  return status[1] === "scheduled" ? "interview-reopened" : `interview-${status[1]}`;
}
