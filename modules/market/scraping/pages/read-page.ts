import { eq, sql } from "drizzle-orm";
import type { Task, Verdict } from "@/modules/market/sources/model";
import { sources } from "@/modules/market/sources";
import { refusals } from "@/modules/market/sources/rules";
import type { App } from "@/src/app";
import { type Answer, Refusal } from "@/src/fetch";
import type { Readers } from "@/src/workers/worker-pool";
import { ReaderLost } from "@/src/workers/worker-pool";
import * as connectors from "../connectors";
import { keyOf } from "../runs/planning";
import type { Finding, Question } from "./reader-worker";
import { knownPages } from "../schema";

export type PageReaders = Readers<Question, Finding>;

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
    const finding = await readers.read({ answer: contentOf(answer, task), task });
    return { ...blank, ...judged(finding), finding, etag, lastModified };
  } catch (error) {
    return { ...blank, ...refused(error) };
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

/** Keys are put into an address at the last moment, so that none is ever stored or logged with it. */
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

function judged({ verdict, unreadable }: Finding) {
  const lost = unreadable.length > 0 ? `${unreadable.length} entries: ${unreadable[0]}` : null;
  const reason = verdict.kind === "ok" ? lost : verdict.reason;
  return { state: stateOf(verdict), verdict: verdict.kind, reason };
}

function stateOf({ kind }: Verdict): PageResult["state"] {
  if (refusals.includes(kind)) return "blocked";
  return kind === "ok" || kind === "empty" || kind === "not-found" ? "done" : "failed";
}

function refused(error: unknown): Pick<PageResult, "state" | "verdict" | "reason"> {
  if (error instanceof Refusal) {
    const isForbidden = error.kind === "robots" || error.kind === "opted-out";
    return { state: isForbidden ? "blocked" : "failed", verdict: "refused", reason: error.message };
  }
  const reason = error instanceof ReaderLost ? error.message : "The page could not be read.";
  return { state: "failed", verdict: "refused", reason };
}
