import { and, eq, gte, lt, ne, or, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { compileConditions, type LookedUp } from "@/modules/records/conditions";
import { labelOf } from "@/modules/records/core";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { containsEachWord } from "@/src/search";
import type { InterviewFilter } from "../questions";
import { interviews } from "../schema";
import { heldBy } from "../service";
import { conditionCompilers } from "./conditions";

export type Asked = LookedUp<InterviewFilter>;

/** All that a filter shows, as a truth about an interview beside its candidate, job and client. */
export function matching(app: App, filter: Asked): SQL | undefined {
  const { which, from, to, userId, q, conditions, ...about } = filter;
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
    ...containsEachWord(q, said),
    compileConditions(conditions, conditionCompilers, utcToday(app)),
  );
}

const said = {
  text: sql`concat_ws(' ', ${candidates.firstName}, ${candidates.lastName}, ${clients.name},
    ${jobs.title}, ${labelOf("project", interviews.projectId)}, printf('I-%04d', ${interviews.seq}))`,
  plain: candidates.nameKey,
};

/** When one is over. */
const end = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${interviews.scheduledAt},
  '+' || ${interviews.durationMinutes} || ' minutes')`;

/** Specification §4: upcoming is what is scheduled with a time not in the past; what goes on at this moment is ahead too. */
function standing(app: App, which: Asked["which"]): SQL | undefined {
  const now = app.now().toISOString();
  const isScheduled = eq(interviews.status, "scheduled");
  const conditions: Record<Asked["which"], SQL | undefined> = {
    all: undefined,
    upcoming: and(isScheduled, gte(interviews.scheduledAt, now)),
    ahead: and(isScheduled, sql`${end} > ${now}`),
    past: or(ne(interviews.status, "scheduled"), lt(interviews.scheduledAt, now)),
    unsettled: and(isScheduled, lt(interviews.scheduledAt, now), sql`${end} <= ${now}`),
  };
  return conditions[which];
}
