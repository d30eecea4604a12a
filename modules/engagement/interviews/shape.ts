import { eq, sql } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates/schema";
import { clients } from "@/modules/crm/clients/schema";
import { jobs } from "@/modules/market/jobs/schema";
import { projects } from "@/modules/staffing/projects/schema";
import type { Database } from "@/src/database";
import type { Interview } from "./model";
import { endOf, numberOf } from "./rules";
import { interviews, scorecards } from "./schema";

export type InterviewRow = typeof interviews.$inferSelect;

/** What was agreed of one, as letters and calendars tell it. */
export type Agreed = Pick<
  InterviewRow,
  | "id"
  | "candidateId"
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
  projectName: projects.name,
  jobTitle: jobs.title,
  clientName: clients.name,
  score: sql<number | null>`(select round(avg(${scorecards.overall}), 1) from ${scorecards}
    where ${scorecards.interviewId} = ${interviews.id})`,
  scorecardCount: sql<number>`(select count(*) from ${scorecards}
    where ${scorecards.interviewId} = ${interviews.id})`,
};

/** An interview beside the names of all that it is about. */
export const selected = (db: Database) =>
  db
    .select(columns)
    .from(interviews)
    .innerJoin(candidates, eq(candidates.id, interviews.candidateId))
    .leftJoin(projects, eq(projects.id, interviews.projectId))
    .leftJoin(jobs, eq(jobs.id, interviews.jobId))
    .leftJoin(clients, eq(clients.id, interviews.clientId));

export type Found = Awaited<ReturnType<typeof selected>>[number];
type Person = Interview["people"][number];

/** A row as the specification writes an interview (§3), and what stands beside it. */
export function shown({ row, ...beside }: Found, people: Person[]): Interview {
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
