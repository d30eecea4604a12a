import { Failure, notFound } from "@/src/errors";
import type { Correction } from "@/modules/knowledge/analysis/model";
import { languageOf } from "@/modules/knowledge/language";
import type { Ad } from "@/modules/market/sources/model";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import { correctionsIn, keptCorrection, replacedCorrections } from "../corrections/kept";
import { firstPosting } from "./incoming-ad";
import type { JobRow, PostingRow } from "./composition";
import { jobWrites } from "./job-writes";
import { loadKnownJob } from "./lookup";
import { idByHand } from "../rules";
import { insertPosting, updatePosting } from "./posting-writes";

/** What a person writes down of a job that no board shows; the country as ISO 3166 alpha-2. */
export type Written = {
  title: string;
  company: string | null;
  location: string | null;
  country: string | null;
  text: string | null;
};

type Writes = Promise<(Write | Guarded)[]>;
const sourceType = "manual" as const;

/** A new job with one posting; the posting has no keys, so that no ad is ever merged with it. */
export async function addedByHand(
  app: App,
  jobId: string,
  { corrections = [], ...written }: Written & { corrections?: Correction[] | undefined },
): Writes {
  const memory = await loadKnownJob(app, jobId);
  const arrival = { ad: adOf(jobId, written), scope: "by hand", runId: null, sourceType };
  const posting = { ...firstPosting(app, { ...arrival, analysis: null }), jobId };
  memory.byJob.set(jobId, [posting]);
  const draft = { jobId, sourceType, events: ["created"], analyses: [], corrections };
  // The job stands before its posting, which points at it.
  return [
    ...(await jobWrites(app, memory, draft)),
    insertPosting(app.db, posting),
    ...corrections.map((it) => keptCorrection(app, jobId, it)),
  ];
}

type Change = {
  id: string;
  version: number;
  event: string;
  /** What a person says it asks for; left out where that stays. */
  corrections?: Correction[] | undefined;
};

/** The job as it is after a change of its only posting; refused where somebody changed it meanwhile. */
export async function changedByHand(
  app: App,
  { id, version, event, corrections }: Change,
  alter: (posting: PostingRow, job: JobRow) => PostingRow,
): Writes {
  const memory = await loadKnownJob(app, id);
  const [job, [known]] = [memory.jobs.get(id), memory.byJob.get(id) ?? []];
  if (!job || !known) return notFound("job");
  if (job.version !== version) {
    throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
  }
  const posting = alter(known, job);
  memory.byJob.set(id, [posting]);
  const before = await correctionsIn(app.db, { jobId: id });
  const after = corrections ?? before;
  const replaced = await replacedCorrections(app, id, { before, after });
  const draft = { jobId: id, sourceType, events: [event], analyses: [] };
  const writes = await jobWrites(app, memory, {
    ...draft,
    ...(replaced.length > 0 && { corrections }),
  });
  return [updatePosting(app, posting), ...writes, ...replaced];
}

/** A posting with other words, seen now. */
export function rewritten(app: App, posting: PostingRow, written: Written): PostingRow {
  const { title, company, places, text, language } = adOf(posting.jobId, written);
  const lastSeenAt = app.now().toISOString();
  return { ...posting, title, company, places, text, language, lastSeenAt };
}

const adOf = (jobId: string, { title, company, location, country, text }: Written): Ad => ({
  source: "jsonld",
  externalId: idByHand(jobId),
  url: "",
  applyUrl: null,
  title,
  company,
  places: location || country ? [placeOf(location, country)] : [],
  postedAt: null,
  validUntil: null,
  salary: null,
  text,
  language: languageOf(text ?? title),
  employmentType: null,
  workplace: null,
  section: "main",
  isAgency: null,
  provenance: { title: "person", text: "person" },
});

const placeOf = (city: string | null, country: string | null) => ({
  raw: city ?? "",
  city,
  region: null,
  country,
  confidence: 1,
});
