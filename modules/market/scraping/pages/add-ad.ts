import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { intake, jobs } from "@/modules/market/jobs";
import type { Job } from "@/modules/market/jobs/model";
import { postings } from "@/modules/market/jobs/schema";
import type { Ad, Task } from "@/modules/market/sources/model";
import { type Content, sourceOf } from "@/modules/market/sources";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { Refusal } from "@/src/fetch";
import { textOf } from "@/src/fetch/reading/charset";
import { createWorkerPool, WorkerJobError, workerAt } from "@/src/workers/worker-pool";
import type { Finding, Question } from "./reader-worker";
import { contentOf, readTwice } from "./read-page";
import { identifyAd, type SavedPage, savedPageOf } from "./saved-page";

/** The largest file a person may hand over: a saved page with everything in it. */
export const largestFile = 5 * 1024 * 1024;

/** Reads one ad from the address a person found it at. */
export async function addFromAddress(app: App, url: string): Promise<Job> {
  const source = sourceOf(url);
  const task = taskFor(url, source.id);
  const answer = await app.fetch({ url, robots: "obey" }).catch((error) => refuse(error));
  const [id] = await takeIn(app, { task, answer: contentOf(answer, task) });
  if (!id) throw unreadable();
  return jobs.find(app, id);
}

/** Reads the ads of a saved page or feed; answers how many. */
export async function addFromFile(app: App, file: File) {
  if (file.size > largestFile) throw new Failure("oversized", "The file is larger than 5 MiB.");
  const saved = savedPageOf(textOf(await file.bytes(), "text/html"));
  const { body, url } = saved;
  const type = /^\s*[[{]/.test(body) ? "application/json" : "text/html; charset=utf-8";
  const answer = {
    url,
    status: 200,
    headers: { "content-type": type },
    content: new TextEncoder().encode(body),
    fetchedAt: app.now().toISOString(),
  };
  const ids = await takeIn(app, { task: taskFor(url, sourceOf(url).id), answer, saved });
  if (ids.length === 0) throw unreadable();
  if (ids.length === 1) return { count: 1, message: "1 job added from the file." };
  return { count: ids.length, message: `${ids.length} jobs added from the file.` };
}

const taskFor = (url: string, source: Task["source"]): Task => ({
  source,
  kind: "detail",
  method: "GET",
  url,
  headers: {},
  body: null,
  context: {},
});

/** What was asked for, what came, and the page that was saved of it. */
type TakenIn = { task: Task; answer: Content; saved?: SavedPage | undefined };

/** First as its own source reads it, then as any page with JobPosting is read. */
async function takeIn(app: App, { task, answer, saved }: TakenIn): Promise<string[]> {
  const attempts: Task[] = [task, { ...task, kind: "list" }, { ...task, source: "jsonld" }];
  const readers = createWorkerPool<Question, Finding>({
    start: () => workerAt("modules/market/scraping/pages/reader-worker.ts"),
    size: 1,
  });
  try {
    for (const attempt of attempts) {
      const { ads } = await readTwice(readers, { answer, task: attempt });
      if (ads.length > 0) return await keep(app, attempt, saved ? named(ads, saved) : ads);
    }
    return [];
  } catch (error) {
    throw error instanceof WorkerJobError ? tooSlow(error) : error;
  } finally {
    readers.close();
  }
}

function named(ads: Finding["ads"], saved: SavedPage): Finding["ads"] {
  const known = identifyAd(
    ads.map(({ ad }) => ad),
    saved,
  );
  return ads.map((it, n) => ({ ...it, ad: known[n] ?? it.ad }));
}

async function keep(app: App, task: Task, ads: Finding["ads"]): Promise<string[]> {
  const scope = `by hand ${task.url}`;
  const arrivals = ads.map((it) => ({ ...it, scope, runId: null, sourceType: "manual" as const }));
  const { writes } = await intake(app, arrivals);
  const details = { source: task.source, count: ads.length };
  await app.write([
    ...writes,
    audit.entry(app, { action: "job.added", entityType: "job", details }),
  ]);
  const found = await Promise.all(ads.map(({ ad }) => jobOf(app, ad)));
  return found.flatMap((id) => id ?? []);
}

async function jobOf(
  app: App,
  { source, externalId }: Pick<Ad, "source" | "externalId">,
): Promise<string | undefined> {
  const [row] = await app.db
    .select({ jobId: postings.jobId })
    .from(postings)
    .where(and(eq(postings.source, source), eq(postings.externalId, externalId)));
  return row?.jobId;
}

const unreadable = () =>
  new Failure("invalid", "No job ad was found there. Save the page as HTML and add the file.");

const tooSlow = (cause: WorkerJobError) =>
  new Failure("unavailable", "The page took too long to read. Try again in a moment.", { cause });

function refuse(error: unknown): never {
  if (error instanceof Refusal) throw new Failure("invalid", error.message, { cause: error });
  throw error;
}
