import { and, desc, eq, isNotNull } from "drizzle-orm";
import { jobs } from "@/modules/jobs/schema";
import type { App } from "@/src/app";
import { draftOf } from "./drafting";
import { NewPublication } from "./model";
import { publish } from "./publishing";

const wanted = 8;

/** Puts a few of the jobs that were found before the public: those that already tell all that is needed. */
export async function addSamples(app: App): Promise<{ count: number }> {
  const found = await app.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.status, "open"), isNotNull(jobs.salaryMin), isNotNull(jobs.portalCategory)))
    .orderBy(desc(jobs.score), desc(jobs.seq))
    .limit(wanted * 4);
  const drafts = await Promise.all(
    found.map(async ({ id }) => ({ id, said: await saidOf(app, id) })),
  );
  const whole = drafts.flatMap(({ id, said }) => (said ? [{ id, said }] : [])).slice(0, wanted);
  if (whole.length < wanted) return { count: 0 };
  for (const { id, said } of whole) await publish(app, id, said);
  return { count: whole.length };
}

async function saidOf(app: App, id: string): Promise<NewPublication | null> {
  const draft = await draftOf(app, id);
  const said = { ...draft, employmentType: "full-time", salaryPeriod: "year" };
  const read = NewPublication.safeParse({ ...said, questions: [], needsCv: false });
  return read.success ? read.data : null;
}
