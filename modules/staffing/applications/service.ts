import { desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import { numberOf } from "@/modules/crm/candidates/rules";
import { candidateRows } from "@/modules/crm/candidates/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { users } from "@/modules/platform/accounts";
import { candidates } from "@/modules/crm/candidates";
import { type CvReading, cvs, type Proposal } from "@/modules/crm/cvs";
import { files } from "@/modules/records/files";
import type { App } from "@/src/app";
import type { Database } from "@/src/database";
import { notFound } from "@/src/errors";
import { jsonValues } from "@/src/database/bulk-insert";
import type { Application, ApplicationRecord } from "./model";
import { applications } from "./schema";

export const listByJob = (app: App, jobId: string) => list(app, eq(applications.jobId, jobId));

export const listByCandidate = (app: App, candidateId: string) =>
  list(app, eq(applications.candidateId, candidateId));

export const listByIds = (app: App, ids: string[]) => list(app, inArray(applications.id, ids));

/** Which of these candidates have applied or were put forward. */
export async function appliedAmong(app: App, candidateIds: string[]): Promise<string[]> {
  const rows = await app.db
    .selectDistinct({ id: applications.candidateId })
    .from(applications)
    .where(inArray(applications.candidateId, jsonValues(candidateIds)));
  return rows.map(({ id }) => id);
}

export async function find(app: App, id: string): Promise<Application> {
  const [application] = await list(app, eq(applications.id, id));
  return application ?? notFound("application");
}

/** An application with all that the candidate said. */
export async function findWithAnswers(app: App, id: string): Promise<ApplicationRecord> {
  const [row] = await applicationsWithNames(app.db).where(eq(applications.id, id));
  if (!row) notFound("application");
  const { coverLetter, expectedSalary, availableDate, relocate, answers } = row.own;
  const said = { coverLetter, expectedSalary, availableDate, relocate, answers: answers ?? [] };
  const { email, phone } = row.candidate;
  return { ...(await shapes(app))(row), ...said, email, phone };
}

/** Newest first; nobody is taken along for one job so often that a page would be needed. */
async function list(app: App, which: SQL): Promise<Application[]> {
  const rows = await applicationsWithNames(app.db)
    .where(which)
    .orderBy(desc(applications.createdAt), desc(applications.id));
  return rows.map(await shapes(app));
}

/**
 * Applications with job and candidate. The unary plus keeps SQLite from starting with all candidates or jobs: the
 * applications' own index yields a page in order.
 */
export const applicationsWithNames = (
  db: Database,
  at: SQL<string | number> = sql`${applications.createdAt}`,
) =>
  db
    .select({
      own: getTableColumns(applications),
      at,
      seq: rowid,
      job: jobColumns,
      candidate: candidateColumns,
      kept: keptScore,
    })
    .from(applications)
    .innerJoin(jobs, sql`${jobs.id} = +${applications.jobId}`)
    .innerJoin(candidateRows, sql`${candidateRows.id} = +${applications.candidateId}`)
    .$dynamic();

/** The pair's last score. Raw SQL by table name, because the module that owns it imports this one. */
export const keptScore = sql<number | null>`(select m.score from matches m
  where m.job_id = ${applications.jobId} and m.candidate_id = ${applications.candidateId})`;

/** Tells apart those of one moment. */
export const rowid = sql<number>`${applications}.rowid`;

type Row = Awaited<ReturnType<typeof applicationsWithNames>>[number];

export async function shapes(app: App): Promise<(row: Row) => Application> {
  const nameOf = await users.authors(app);
  return ({ own, job, candidate, kept }) => ({
    id: own.id,
    jobId: own.jobId,
    jobTitle: job.title,
    company: job.company,
    candidateId: own.candidateId,
    candidateNumber: numberOf(candidate.seq),
    candidateName: `${candidate.firstName} ${candidate.lastName}`,
    appliedDate: own.appliedAt ?? own.createdAt,
    status: own.status,
    origin: own.origin,
    addedBy: own.addedBy && nameOf(own.addedBy),
    matchScore: own.matchScore ?? kept,
    note: own.note,
    appliedAt: own.appliedAt,
    isUnreviewed: own.appliedAt !== null && own.status === "pending",
    version: own.version,
  });
}

const jobColumns = { title: jobs.title, company: jobs.company };
const candidateColumns = {
  seq: candidateRows.seq,
  firstName: candidateRows.firstName,
  lastName: candidateRows.lastName,
  email: candidateRows.email,
  phone: candidateRows.phone,
};

/** What an application would fill in of its candidate's record: what they said, and what their CV says. */
export async function proposals(app: App, id: string): Promise<CvReading> {
  const application = await findWithAnswers(app, id);
  const { candidateId: recordId, jobTitle: name } = application;
  const [record, kept] = await Promise.all([
    candidates.find(app, recordId),
    files.list(app, { kind: "candidate", recordId }),
  ]);
  const cv = kept.find(({ type }) => type === "cv");
  const nothing = {
    name,
    fileId: null,
    state: "empty" as const,
    trouble: null,
    text: null,
    proposals: [],
    employments: [],
    model: null,
  };
  const reading = cv ? await cvs.proposals(app, cv.id) : nothing;
  const said = cvs.proposalsOf(application, record);
  return {
    ...reading,
    proposals: [...said.filter(isNotIn(reading.proposals)), ...reading.proposals],
  };
}

/** A certificate that the CV names too has its last day from there. */
const isNotIn = (known: Proposal[]) => (it: Proposal) =>
  !known.some(({ field, value }) => field === it.field && value === it.value);
