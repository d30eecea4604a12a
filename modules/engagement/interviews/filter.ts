import { and, eq, gte, inArray, lt, ne, or, type SQL } from "drizzle-orm";
import type { App } from "@/src/app";
import type { InterviewQuery } from "./questions";
import { interviewPeople, interviews } from "./schema";

type Filter = Omit<InterviewQuery, "limit">;

export function matching(app: App, { which, from, to, userId, ...about }: Filter): SQL | undefined {
  const { candidateId, projectId, clientId, jobId } = about;
  return and(
    standing(app, which),
    from ? gte(interviews.scheduledAt, from) : undefined,
    to ? lt(interviews.scheduledAt, to) : undefined,
    candidateId ? eq(interviews.candidateId, candidateId) : undefined,
    projectId ? eq(interviews.projectId, projectId) : undefined,
    clientId ? eq(interviews.clientId, clientId) : undefined,
    jobId ? eq(interviews.jobId, jobId) : undefined,
    userId ? heldBy(app, userId === "me" ? (app.actor.id ?? "") : userId) : undefined,
  );
}

/** Specification §4: upcoming is what is scheduled with a time not in the past. */
function standing(app: App, which: Filter["which"]): SQL | undefined {
  const now = app.now().toISOString();
  const isScheduled = eq(interviews.status, "scheduled");
  if (which === "upcoming") return and(isScheduled, gte(interviews.scheduledAt, now));
  if (which === "past")
    return or(ne(interviews.status, "scheduled"), lt(interviews.scheduledAt, now));
  return undefined;
}

export const heldBy = (app: App, userId: string): SQL =>
  inArray(
    interviews.id,
    app.db
      .select({ id: interviewPeople.interviewId })
      .from(interviewPeople)
      .where(eq(interviewPeople.userId, userId)),
  );
