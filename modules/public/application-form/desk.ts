import { and, desc, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { askedAt, keptUntil } from "./asking";
import type { Applicant, TakenUp } from "./model";
import { takenOnce } from "./deduplicate";
import { mostShown } from "./rules";
import { applicants } from "./schema";
import { takenUp } from "./confirm";

/** Who sent the form and has not said yes by mail, the newest first: the letter may be lost, or the address wrong. */
export async function waiting(app: App): Promise<Applicant[]> {
  const { id, jobId, firstName, lastName, email, phone, createdAt } = applicants;
  const rows = await app.db
    .select({
      id,
      jobId,
      jobTitle: jobs.title,
      firstName,
      lastName,
      email,
      phone,
      createdAt,
      askedAt,
    })
    .from(applicants)
    .innerJoin(jobs, eq(jobs.id, applicants.jobId))
    .where(eq(applicants.state, "unconfirmed"))
    .orderBy(desc(createdAt), desc(id))
    .limit(mostShown);
  return rows.map((row) => ({
    ...row,
    keptUntil: keptUntil(row),
  }));
}

/** Somebody of the agency vouches for an applicant: as the candidate they chose, or as a new one. */
export async function takeUp(app: App, id: string, chosen: string | null): Promise<TakenUp> {
  if (chosen) await refuseStranger(app, chosen);
  await waitingOne(app, id);
  const candidateId = await takenOnce(app, id, (row) => takenUp(app, row, chosen));
  if (candidateId) return { candidateId };
  throw new Failure("conflict", "This application has been taken up already.");
}

/** Lets go of an application that nobody stands behind, before its week is over. */
export async function dismiss(app: App, id: string): Promise<void> {
  const { jobId } = await waitingOne(app, id);
  const isWaiting = and(eq(applicants.id, id), eq(applicants.state, "unconfirmed"));
  const entry = { action: "applicant.dismissed", entityType: "job", entityId: jobId };
  await app.write([must(app.db.delete(applicants).where(isWaiting)), audit.entry(app, entry)]);
}

async function waitingOne(app: App, id: string) {
  const [row] = await app.db.select().from(applicants).where(eq(applicants.id, id));
  return row?.state === "unconfirmed" ? row : notFound("applicant");
}

async function refuseStranger(app: App, id: string): Promise<void> {
  if ((await app.db.$count(candidates, eq(candidates.id, id))) === 0) notFound("candidate");
}
