import { inArray } from "drizzle-orm";
import { numberOf } from "@/modules/crm/candidates/rules";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { numberOf as jobNumberOf } from "@/modules/market/jobs";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import { jsonValuesParameter } from "@/src/database/bulk-insert";
import { prepared } from "@/src/database/prepared";
import type { Match, RankedCandidate, RankedJob } from "./model";
import type { Standing } from "./deciding";

const idsOf = (ids: string[]) => ({ ids: JSON.stringify(ids) });

const sidesOf = (otherId: string, { applications, decisions }: Standing) => ({
  application: applications.get(otherId) ?? null,
  decision: decisions.get(otherId) ?? null,
});

/** Matches with the people they are about. */
export async function withPeople(
  app: App,
  found: Match[],
  standing: Standing,
): Promise<RankedCandidate[]> {
  const rows = await people(app.db, idsOf(found.map(({ candidateId }) => candidateId)));
  const byId = new Map(rows.map(({ seq, ...row }) => [row.id, { ...row, number: numberOf(seq) }]));
  return found.flatMap((match) => {
    const candidate = byId.get(match.candidateId);
    return candidate ? [{ ...sidesOf(match.candidateId, standing), match, candidate }] : [];
  });
}

const personColumns = {
  id: candidates.id,
  seq: candidates.seq,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  headline: candidates.headline,
  location: candidates.location,
  status: candidates.status,
  availableFrom: candidates.availableFrom,
};

const people = prepared((db) =>
  db
    .select(personColumns)
    .from(candidates)
    .where(inArray(candidates.id, jsonValuesParameter("ids"))),
);

/** Matches with the jobs they are about. */
export async function withJobs(app: App, found: Match[], standing: Standing): Promise<RankedJob[]> {
  const rows = await jobsAmong(app.db, idsOf(found.map(({ jobId }) => jobId)));
  const byId = new Map(
    rows.map(({ seq, ...row }) => [row.id, { ...row, number: jobNumberOf(seq) }]),
  );
  return found.flatMap((match) => {
    const job = byId.get(match.jobId);
    return job ? [{ ...sidesOf(match.jobId, standing), match, job }] : [];
  });
}

const jobColumns = {
  id: jobs.id,
  seq: jobs.seq,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  country: jobs.country,
};

const jobsAmong = prepared((db) =>
  db
    .select(jobColumns)
    .from(jobs)
    .where(inArray(jobs.id, jsonValuesParameter("ids"))),
);
