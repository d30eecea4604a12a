import { and, desc, eq, inArray, isNull, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { type Asked, type Found, rowsNamed, type SearchSource } from "@/modules/records/search";
import type { App } from "@/src/app";
import { applications } from "./schema";

/** Applications by who applied. */
export const search: SearchSource = { kind: "application", find };

async function find(app: App, asked: Asked): Promise<Found[]> {
  const people = await rowsNamed(app, "candidate", asked);
  if (people.length === 0) return [];
  const { firstName, lastName, archivedAt } = candidates;
  const rows = await app.db
    .select({ id: applications.id, firstName, lastName, archivedAt, job: jobs.title })
    .from(applications)
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(inArray(candidates.seq, people), isNull(candidates.restrictedAt)))
    // The plus keeps SQLite from walking all applications, newest first, for those of six people.
    .orderBy(desc(sql`+${applications.createdAt}`))
    .limit(asked.limit);
  return rows.map(({ id, job, ...person }) => ({
    id,
    number: null,
    title: `${person.firstName} ${person.lastName}`,
    detail: job,
    why: "name",
    match: null,
    path: `/applications/${id}`,
    isArchived: person.archivedAt !== null,
  }));
}
