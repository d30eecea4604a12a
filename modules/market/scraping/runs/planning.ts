import { sql } from "drizzle-orm";
import type { Task } from "@/modules/market/sources/model";
import { recordedTasks } from "@/modules/market/sources";
import { sources } from "@/modules/market/sources";
import { toIso } from "@/modules/knowledge/countries/rules";
import { type SourceId } from "@/modules/market/sources/rules";
import type { App } from "@/src/app";
import { placeholders, preparedWrite, type Write } from "@/src/database";
import { Failure } from "@/src/errors";
import * as connectors from "../connectors";
import type { ScrapeRequest } from "../model";
import { scrapeTasks } from "../schema";

/** Result pages read for one keyword in one country: what comes later hardly ever answers the question. */
const pagesPerSearch = 3;

/** The first questions of a run; the answers bring the further ones. */
export async function plan(app: App, request: ScrapeRequest): Promise<Task[]> {
  await connectors.ready(app, request.sources);
  const planned = await Promise.all(request.sources.map((id) => planOf(app, id, request)));
  if (planned.every((tasks) => tasks.length === 0)) {
    const sentence =
      "The selected sources have nothing to scrape: add company boards, or store a key.";
    throw new Failure("conflict", sentence);
  }
  return planned.flat();
}

async function planOf(app: App, id: SourceId, { keywords, countries }: ScrapeRequest) {
  const means = await connectors.means(app, id);
  const query = {
    keywords,
    countries: countries.map(toIso),
    since: null,
    maxPages: pagesPerSearch,
  };
  return sources[id].plan({ ...query, ...means });
}

/** A folder of recordings is its own plan: every page in it, once, each judged for itself. */
export async function planRecorded(folder: string): Promise<Task[]> {
  const recorded = await recordedTasks(folder);
  if (recorded.length === 0) throw new Failure("invalid", "The folder contains no recorded pages.");
  return recorded.map(({ task }) => ({ ...task, context: { ...task.context, isRecorded: true } }));
}

/** Of method, address and body: asked once in a run, however many pages lead there. */
export const keyOf = ({ method, url, body }: Task): string =>
  new Bun.CryptoHasher("sha256").update(`${method} ${url} ${body ?? ""}`).digest("base64url");

/** Which question an ad answers: absence from a complete answer to the same question means something. */
export function scopeOf(task: Task, request: ScrapeRequest): string {
  const board = task.context["token"];
  const asked =
    typeof board === "string" ? board : JSON.stringify([request.keywords, request.countries]);
  return `${task.source} ${Bun.hash(asked).toString(36)}`;
}

export const pendingRows = (app: App, runId: string, tasks: Task[]): Write[] =>
  tasks.map((task) => {
    const { source } = task;
    return insertTask(app.db, {
      runId,
      source,
      task,
      key: keyOf(task),
      state: "pending",
      found: 0,
    });
  });

// A sitemap leads to hundreds of pages at once.
const insertTask = preparedWrite<typeof scrapeTasks.$inferInsert>((db) =>
  db
    .insert(scrapeTasks)
    .values({ ...placeholders(scrapeTasks), seq: sql`null` })
    .onConflictDoNothing(),
);
