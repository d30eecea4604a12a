import { candidates } from "@/modules/crm/candidates";
import { type Job, JobQuery, jobs } from "@/modules/market/jobs";
import { runs } from "@/modules/market/scraping";
import { demoOwner, locales } from "@/modules/platform/accounts";
import { applying } from "@/modules/engagement/application-form";
import { careers, NewPublication } from "@/modules/engagement/careers";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { sampleApplications } from "./records/applications";

const lookEveryMs = 500;
const mostLooks = 60;

const wanted = 8;
/** What a card alone tells of a job is too little to apply for. */
const shortest = 400;

/** Publishes a few jobs once the boards have told enough of them, for which people have applied. */
export async function seedCareers(app: App): Promise<void> {
  const { email, firstName, lastName } = demoOwner;
  // Whoever tries the product has applied too, so that their own list is not empty.
  await candidates.add(app, { email, firstName, lastName, origin: "applied" });
  // A slow machine is still reading after the last look, so that a run that goes on is waited for.
  for (let look = 0; look < mostLooks || (await runs.status(app)).isActive; look += 1) {
    await Bun.sleep(lookEveryMs);
    if (await publishJobs(app)) return addApplicants(app);
  }
}

async function addApplicants(app: App): Promise<void> {
  const { publications } = await careers.open(app);
  const jobIds = publications.map(({ jobId }) => jobId);
  await sampleApplications(app, jobIds);
  await sampleApplicants(app, jobIds);
}

/** Two who sent the form of one of these jobs and have not confirmed it; one of them is known by telephone. */
async function sampleApplicants(app: App, jobIds: string[]): Promise<void> {
  const { default: all } = await import("./applicants.json");
  const past = all.flatMap(({ job, daysAgo, ...said }) => {
    const jobId = jobIds[job];
    const createdAt = daysEarlier(app.now(), daysAgo);
    const locale = locales.find((it) => it === said.locale) ?? "en";
    return jobId ? [{ ...said, locale, jobId, createdAt }] : [];
  });
  await applying.addPast(app, past);
}

/** Puts a few of the jobs that were found before the public: those that already tell all that is needed. */
async function publishJobs(app: App): Promise<boolean> {
  const found = await paidJobs(app);
  const drafts = await Promise.all(
    found.map(async (job) => ({ id: job.id, said: await saidOf(app, job) })),
  );
  const whole = drafts.flatMap(({ id, said }) => (said ? [{ id, said }] : [])).slice(0, wanted);
  if (whole.length < wanted) return false;
  for (const { id, said } of whole) await careers.publish(app, id, said);
  return true;
}

/** Those that name their pay and fall into a part of the portal, the best first. */
async function paidJobs(app: App): Promise<Job[]> {
  const paid: Job[] = [];
  for (let cursor: string | undefined; paid.length < wanted * 4;) {
    const page = await jobs.list(app, JobQuery.parse({ limit: 200, cursor }));
    paid.push(...page.jobs.filter((it) => it.salaryMin !== null && it.aiAnalysis?.portalCategory));
    if (page.next === null) break;
    cursor = page.next;
  }
  return paid.slice(0, wanted * 4);
}

/** Their employers are invented, so they may be named. */
async function saidOf(app: App, { id, company }: Job): Promise<NewPublication | null> {
  const draft = await careers.draftOf(app, id);
  const said = { ...draft, company, employmentType: "full-time", salaryPeriod: "year" };
  const read = NewPublication.safeParse({ ...said, questions: [], needsCv: false });
  return read.data && read.data.description.length >= shortest ? read.data : null;
}
