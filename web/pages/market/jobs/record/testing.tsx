import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import type { Analysis } from "@/modules/knowledge/analysis/model";
import type { Job, JobRecord } from "@/modules/market/jobs/model";
import { signedIn, testApp } from "@/modules/testing";
import { jobRecord } from "@/web/features/market/jobs/queries";
import type { TextName } from "@/web/locales";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { render } from "@/web/testing";
import { JobHeadActions } from "./job-head";
import { MatchView } from "./match/match-view";
import { PublishActions, PublishState } from "./publish/publish-part";
import { JobWhy } from "./why/job-why";

const texts: TextName[] = ["jobs", "matching", "records"];
const Ranking = lazyWithTexts(texts, async () => ({ Component: MatchView }));
const Actions = lazyWithTexts(texts, async () => ({ Component: JobHeadActions }));
const Why = lazyWithTexts(texts, async () => ({ Component: CurrentWhy }));

const Publishing = lazyWithTexts(texts, async () => ({
  Component: (props: { jobId: string }) => (
    <>
      <PublishState {...props} />
      <PublishActions {...props} />
    </>
  ),
}));

type Changed = (analysis: Analysis) => Partial<Analysis>;

/** The record as the server keeps it, with what a test has changed about its analysis. */
function CurrentWhy({ id, changed }: { id: string; changed: Changed }) {
  const { data: job } = useQuery(jobRecord(id));
  if (!job) return null;
  const analysis = job.analysis && { ...job.analysis, ...changed(job.analysis) };
  return <JobWhy job={{ ...job, analysis }} isFull={false} />;
}

const able = {
  lastName: "de Wit",
  role: "critical-facilities",
  skills: ["ups-systems", "critical-env-ops", "diesel-generators"],
  willingCountries: ["NL"],
  languages: { nl: "C2", en: "C1" },
  yearsDatacentre: 6,
  gdprConsent: true,
  origin: "network",
};

/** Four people, the best first; the last is blocked for a job in the Netherlands. */
const people = [
  { ...able, firstName: "Noor" },
  { ...able, firstName: "Femke", skills: ["ups-systems"] },
  { ...able, firstName: "Lars", skills: ["ups-systems"], yearsDatacentre: 0 },
  { ...able, firstName: "Abroad", willingCountries: ["DE"] },
];

/** A sample job, and so many of these people among the candidates. */
async function sample(count: number) {
  const app = testApp();
  const { cookie, user, ask } = await signedIn(app);
  await ask("POST", "/api/jobs/create-samples");
  for (const body of people.slice(0, count)) {
    const answer = await ask("POST", "/api/candidates", { body });
    if (!answer.ok) throw new Error(await answer.text());
  }
  const jobs: Job[] = await (await ask("GET", "/api/jobs")).json();
  const found = jobs.find(({ title }) => title.startsWith("Critical Facilities Engineer"));
  const job: JobRecord = await (await ask("GET", `/api/jobs/${found?.id}`)).json();
  const draw = (part: ReactNode) => render(app, <Suspense>{part}</Suspense>, { cookie, user });
  return { app, job, draw };
}

export async function openRanking(count = people.length) {
  const { app, job, draw } = await sample(count);
  return { app, ...draw(<Ranking job={job} onClose={() => {}} />) };
}

export async function openActions(count = people.length) {
  const { job, draw } = await sample(count);
  return { job, ...draw(<Actions job={job} />) };
}

export async function openWhy(changed: Changed = () => ({})) {
  const { job, draw } = await sample(0);
  return draw(<Why id={job.id} changed={changed} />);
}

/** A job of this title and text as somebody enters it, with why it scores so. */
export async function openWhyOf(title: string, description: string) {
  const app = testApp();
  const { cookie, user, ask } = await signedIn(app);
  await ask("POST", "/api/jobs", { body: { title, description } });
  const [job]: Job[] = await (await ask("GET", "/api/jobs")).json();
  const part = <Why id={job?.id ?? ""} changed={() => ({})} />;
  return { ask, id: job?.id ?? "", ...render(app, <Suspense>{part}</Suspense>, { cookie, user }) };
}

/** The line that says whether the public can apply, for a sample job that nobody has published. */
export async function openPublishing() {
  const { app, job, draw } = await sample(0);
  return { app, job, ...draw(<Publishing jobId={job.id} />) };
}
