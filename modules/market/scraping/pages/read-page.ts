import { eq, sql } from "drizzle-orm";
import type { Task, Verdict } from "@/modules/market/sources/model";
import { countryOf, sources } from "@/modules/market/sources";
import { refusals } from "@/modules/market/sources/rules";
import type { App } from "@/src/app";
import { type Answer, Refusal } from "@/src/fetch";
import type { WorkerPool } from "@/src/workers/worker-pool";
import { WorkerJobError } from "@/src/workers/worker-pool";
import * as connectors from "../connectors";
import { keyOf } from "../runs/planning";
import type { Finding, Question } from "./reader-worker";
import { knownPages } from "../schema";

export type PageReaders = WorkerPool<Question, Finding>;

/** What became of one page: what it holds, or why it could not be read. */
export type PageResult = {
  task: Task;
  key: string;
  state: "done" | "failed" | "blocked";
  verdict: Verdict["kind"] | "refused";
  reason: string | null;
  finding: Finding | null;
  /** The ads that an unchanged page held last time. */
  unchanged: { externalIds: string[]; next: Task[] } | null;
  etag: string | null;
  lastModified: string | null;
};

type Reading = { readers: PageReaders; task: Task; signal: AbortSignal };

/** Asks for one page and reads it; whatever happens becomes a result, never an exception. */
export async function readTask(app: App, { readers, task, signal }: Reading): Promise<PageResult> {
  const key = keyOf(task);
  const blank = { task, key, finding: null, unchanged: null, etag: null, lastModified: null };
  try {
    const [known] = await knownBy(app).all({ key });
    const answer = await ask(app, { task, known: known ?? null, signal });
    const etag = answer.headers["etag"] ?? null;
    const lastModified = answer.headers["last-modified"] ?? null;
    if (answer.notModified && known) {
      return {
        ...blank,
        state: "done",
        verdict: "ok",
        reason: "unchanged",
        unchanged: known,
        etag,
        lastModified,
      };
    }
    const finding = await readTwice(readers, { answer: contentOf(answer, task), task });
    return { ...blank, ...judged(finding, task), finding, etag, lastModified };
  } catch (error) {
    return { ...blank, ...refused(error) };
  }
}

/**
 * Reads a page once more after a timeout on a busy machine. A copy is kept for that, because the first reader may take over
 * the page's memory (transfer).
 */
export async function readTwice(readers: PageReaders, question: Question): Promise<Finding> {
  const { answer, task } = question;
  const again = { task, answer: { ...answer, content: new Uint8Array(answer.content) } };
  try {
    return await readers.read(question);
  } catch (error) {
    if (error instanceof WorkerJobError && error.kind === "too-slow") return readers.read(again);
    throw error;
  }
}

/** Asked for every page, so that its SQL is built only once. */
const lookup = ({ db }: App) =>
  db
    .select()
    .from(knownPages)
    .where(eq(knownPages.key, sql.placeholder("key")))
    .prepare();
const lookups = new WeakMap<App["db"], ReturnType<typeof lookup>>();
function knownBy(app: App) {
  const known = lookups.get(app.db) ?? lookup(app);
  lookups.set(app.db, known);
  return known;
}

/** A page to ask for, and what the server is told of the copy that is known. */
type Asking = {
  task: Task;
  known: { etag: string | null; lastModified: string | null } | null;
  signal: AbortSignal;
};

async function ask(app: App, { task, known, signal }: Asking): Promise<Answer> {
  const { policy } = sources[task.source];
  return app.fetch({
    url: await withKeys(app, task),
    method: task.method,
    headers: task.headers,
    body: task.body,
    etag: known?.etag ?? null,
    lastModified: known?.lastModified ?? null,
    signal,
    pace: { concurrency: policy.concurrency, pauseMs: policy.pauseMs },
    robots: policy.isPublishedForMachines ? "published" : "obey",
  });
}

/** Fills API keys into the address at the last moment, so that none is ever stored or logged with it. */
async function withKeys(app: App, { source, url }: Task): Promise<string> {
  if (!url.includes("{")) return url;
  const { keys } = await connectors.means(app, source);
  return url.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(keys[name] ?? ""));
}

/** The address as it was asked: after a replay or with keys filled in it would be another. */
export const contentOf = ({ url, status, headers, content, fetchedAt }: Answer, task: Task) => ({
  url: task.url.includes("{") ? task.url : url,
  status,
  headers,
  content,
  fetchedAt,
});

function judged({ verdict, unreadable, ads }: Finding, task: Task) {
  const abroad = ads.filter(({ ad }) => ad.section === "abroad").length;
  const lost =
    unreadable.length > 0
      ? `${unreadable.length} entries: ${unreadable[0]}`
      : abroad > 0
        ? `ads outside ${countryOf(task)} on a page: ${abroad}`
        : null;
  const reason = verdict.kind === "ok" ? lost : verdict.reason;
  return { state: stateOf(verdict, task), verdict: verdict.kind, reason };
}

function stateOf({ kind }: Verdict, task: Task): PageResult["state"] {
  if (refusals.includes(kind)) return "blocked";
  // A board whose result page is gone has moved it; that says nothing of its ads.
  if (kind === "not-found" && task.kind === "list" && sources[task.source].kind === "board")
    return "failed";
  return kind === "ok" || kind === "empty" || kind === "not-found" ? "done" : "failed";
}

function refused(error: unknown): Pick<PageResult, "state" | "verdict" | "reason"> {
  if (error instanceof Refusal) {
    const isForbidden = error.kind === "robots" || error.kind === "opted-out";
    return { state: isForbidden ? "blocked" : "failed", verdict: "refused", reason: error.message };
  }
  const reason = error instanceof WorkerJobError ? error.message : "The page could not be read.";
  return { state: "failed", verdict: "refused", reason };
}
