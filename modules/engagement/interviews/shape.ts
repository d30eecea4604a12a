import { eq, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { labelOf } from "@/modules/records/core";
import type { Database } from "@/src/database";
import type { Interview } from "./model";
import { endOf, type InvitationAnswer, numberOf } from "./rules";
import { interviewLetters, interviews, scorecards } from "./schema";

export type InterviewRow = typeof interviews.$inferSelect;

/** What was agreed of one, as letters and calendars tell it. */
export type Agreed = Pick<
  InterviewRow,
  | "id"
  | "candidateId"
  | "jobId"
  | "type"
  | "round"
  | "scheduledAt"
  | "durationMinutes"
  | "timezone"
  | "link"
  | "place"
  | "phone"
  | "locale"
  | "calendarUid"
  | "calendarSequence"
  | "calendarOrganizer"
  | "createdBy"
  | "createdAt"
>;

const columns = {
  row: interviews,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  email: candidates.email,
  projectName: labelOf("project", interviews.projectId),
  jobTitle: jobs.title,
  clientName: clients.name,
  score: sql<number | null>`(select round(avg(${scorecards.overall}), 1) from ${scorecards}
    where ${scorecards.interviewId} = ${interviews.id})`,
  candidateAnswer: sql<InvitationAnswer | null>`(select ${interviewLetters.answer}
    from ${interviewLetters}
    where ${interviewLetters.interviewId} = ${interviews.id} and ${interviewLetters.userId} is null
      and ${interviewLetters.sequence} = ${interviews.calendarSequence}
      and ${interviewLetters.answer} is not null
    order by ${interviewLetters.answeredAt} desc limit 1)`,
  scorecardCount: sql<number>`(select count(*) from ${scorecards}
    where ${scorecards.interviewId} = ${interviews.id})`,
};

/** An interview beside the names of all that it is about. */
export const interviewColumns = (db: Database) =>
  db
    .select(columns)
    .from(interviews)
    .innerJoin(candidates, eq(candidates.id, interviews.candidateId))
    .leftJoin(jobs, eq(jobs.id, interviews.jobId))
    .leftJoin(clients, eq(clients.id, interviews.clientId));

export type Found = Awaited<ReturnType<typeof interviewColumns>>[number];
type Person = Interview["people"][number];

/** A row as the specification writes an interview (§3), and what stands beside it. */
export function toInterview({ row, ...beside }: Found, people: Person[]): Interview {
  const { firstName, lastName, email: _, ...named } = beside;
  const { seq, calendarUid, calendarSequence, calendarOrganizer, createdBy, ...own } = row;
  const { candidateRemindedOf, peopleRemindedOf, scorecardsAskedOf, ...told } = own;
  return {
    ...told,
    ...named,
    number: numberOf(seq),
    candidateName: `${firstName} ${lastName}`,
    endsAt: endOf(row),
    people,
  };
}
