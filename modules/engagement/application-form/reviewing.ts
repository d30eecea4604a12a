import { and, desc, eq, inArray } from "drizzle-orm";
import { candidates as people } from "@/modules/crm/candidates";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { confirmationSentAt, isOver, keptUntil } from "./asking";
import { acceptByOffice } from "./accepting";
import { processOnce } from "./confirming";
import type { Applicant, TakenUp } from "./model";
import { keptDays, maxShown } from "./rules";
import { applicants } from "./schema";

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
      askedAt: confirmationSentAt,
    })
    .from(applicants)
    .innerJoin(jobs, eq(jobs.id, applicants.jobId))
    .where(eq(applicants.state, "unconfirmed"))
    .orderBy(desc(createdAt), desc(id))
    .limit(maxShown);
  return rows.map((row) => ({
    ...row,
    keptUntil: keptUntil(row),
  }));
}

/** Somebody of the agency vouches for an applicant: as the candidate they chose, or as a new one. */
export async function takeUp(app: App, id: string, chosen: string | null): Promise<TakenUp> {
  if (chosen) await refuseStranger(app, chosen);
  await waitingOne(app, id);
  const candidateId = await processOnce(app, id, (row) => acceptByOffice(app, row, chosen));
  if (candidateId) return { candidateId };
  throw new Failure("conflict", "This application has already been accepted.");
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

/** Every form that waits for its confirmation: whose, and since when. */
export const sentForms = (app: App) =>
  app.db
    .select({ id: applicants.id, email: applicants.email, createdAt: applicants.createdAt })
    .from(applicants);

/** Part of a write: these were never sent. */
export const droppedForms = (app: App, ids: string[]): Write =>
  app.db.delete(applicants).where(inArray(applicants.id, jsonValues(ids)));

/** What is done for applicants once a day. */
export const applyingTasks = [
  {
    name: "applying.purge",
    does: `Deletes applications not confirmed within ${keptDays} days of the request`,
    run: purge,
  },
];

async function purge(app: App): Promise<number> {
  const n = await app.db.$count(applicants, isOver(app));
  if (n > 0) await app.write([app.db.delete(applicants).where(isOver(app))]);
  return n;
}

type PastForm = Pick<
  typeof applicants.$inferInsert,
  "jobId" | "firstName" | "lastName" | "email" | "locale" | "createdAt"
> &
  Partial<Pick<typeof applicants.$inferInsert, "phone">>;

/** Takes in forms that were sent before today and that nobody has confirmed; no letter goes out. */
export async function addPast(app: App, past: PastForm[]): Promise<void> {
  const { version: textVersion } = people.consentsAsked;
  const rows = past.flatMap((sent) => {
    const { emailKey } = people.keysOf(sent);
    const unasked = { answers: [], consents: [], networkHash: "" };
    return emailKey ? [{ ...sent, ...unasked, id: Bun.randomUUIDv7(), emailKey, textVersion }] : [];
  });
  if (rows.length > 0) await app.write([app.db.insert(applicants).values(rows)]);
}
