import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { numberOf } from "@/modules/crm/candidates/rules";
import { candidates } from "@/modules/crm/candidates/schema";
import { jobs } from "@/modules/market/jobs/schema";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { missing } from "@/src/errors";
import type { Application, ApplicationRecord } from "./model";
import { applications } from "./schema";

export const listByJob = (app: App, jobId: string) => list(app, eq(applications.jobId, jobId));

export const listByCandidate = (app: App, candidateId: string) =>
  list(app, eq(applications.candidateId, candidateId));

export const listByIds = (app: App, ids: string[]) => list(app, inArray(applications.id, ids));

export async function find(app: App, id: string): Promise<Application> {
  const [application] = await list(app, eq(applications.id, id));
  return application ?? missing("application");
}

/** An application with all that the candidate said. */
export async function read(app: App, id: string): Promise<ApplicationRecord> {
  const [row] = await joined(app).where(eq(applications.id, id));
  if (!row) missing("application");
  const { coverLetter, expectedSalary, availableDate, relocate, answers } = row.own;
  const said = { coverLetter, expectedSalary, availableDate, relocate, answers: answers ?? [] };
  const { email, phone } = row.candidate;
  return { ...(await shapes(app))(row), ...said, email, phone };
}

/** Newest first; nobody is taken along for one job so often that a page would be needed. */
async function list(app: App, which: SQL): Promise<Application[]> {
  const rows = await joined(app)
    .where(which)
    .orderBy(desc(applications.createdAt), desc(applications.id));
  return rows.map(await shapes(app));
}

/** Applications with their job and their candidate. */
export const joined = (app: App) =>
  app.db
    .select({ own: applications, rowid, job: jobColumns, candidate: candidateColumns })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(candidates, eq(candidates.id, applications.candidateId))
    .$dynamic();

/** Tells apart those of one moment. */
export const rowid = sql<number>`${applications}.rowid`;

type Row = Awaited<ReturnType<typeof joined>>[number];

export async function shapes(app: App): Promise<(row: Row) => Application> {
  const nameOf = await users.authors(app);
  return ({ own, job, candidate }) => ({
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
    matchScore: own.matchScore,
    note: own.note,
    appliedAt: own.appliedAt,
    isUnreviewed: own.appliedAt !== null && own.status === "pending",
    version: own.version,
  });
}

const jobColumns = { title: jobs.title, company: jobs.company };
const candidateColumns = {
  seq: candidates.seq,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
  email: candidates.email,
  phone: candidates.phone,
};
