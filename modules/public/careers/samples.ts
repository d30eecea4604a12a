import { and, desc, eq, isNotNull } from "drizzle-orm";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import { draftOf } from "./drafting";
import { NewPublication } from "./model";
import { publish } from "./publishing";

const wanted = 8;
/** What a card alone tells of a job is too little to apply for. */
const shortest = 400;

/** Puts a few of the jobs that were found before the public: those that already tell all that is needed. */
export async function addSamples(app: App): Promise<{ count: number }> {
  const found = await app.db
    .select({ id: jobs.id, company: jobs.company })
    .from(jobs)
    .where(and(eq(jobs.status, "open"), isNotNull(jobs.salaryMin), isNotNull(jobs.portalCategory)))
    .orderBy(desc(jobs.score), desc(jobs.seq))
    .limit(wanted * 4);
  const drafts = await Promise.all(
    found.map(async (job) => ({ id: job.id, said: await saidOf(app, job) })),
  );
  const whole = drafts.flatMap(({ id, said }) => (said ? [{ id, said }] : [])).slice(0, wanted);
  if (whole.length < wanted) return { count: 0 };
  for (const { id, said } of whole) await publish(app, id, said);
  return { count: whole.length };
}

type Found = { id: string; company: string | null };

/** Their employers are invented, so they may be named. */
async function saidOf(app: App, { id, company }: Found): Promise<NewPublication | null> {
  const draft = await draftOf(app, id);
  const said = { ...draft, company, employmentType: "full-time", salaryPeriod: "year" };
  const read = NewPublication.safeParse({ ...said, questions: [], needsCv: false });
  return read.data && read.data.description.length >= shortest ? read.data : null;
}
