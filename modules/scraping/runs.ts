import { desc, eq } from "drizzle-orm";
import { sources } from "@/modules/sources";
import type { SourceId } from "@/modules/sources/rules";
import { users } from "@/modules/users";
import type { App } from "@/src/app";
import { missing } from "@/src/errors";
import type { Run, ScrapeStatus, SourceOutcome } from "./model";
import { fillPerSource, foundPerSource, pagesPerSource, progressOf } from "./progress";
import { scrapeRuns, scrapeTasks } from "./schema";

const shownRuns = 30;

export async function list(app: App): Promise<Run[]> {
  const rows = await app.db
    .select()
    .from(scrapeRuns)
    .orderBy(desc(scrapeRuns.seq))
    .limit(shownRuns);
  return Promise.all(rows.map((row) => shown(app, row)));
}

export async function find(app: App, id: string): Promise<Run> {
  const [row] = await app.db.select().from(scrapeRuns).where(eq(scrapeRuns.id, id));
  return row ? shown(app, row) : missing("run");
}

/** The active run, else the latest: what the screens poll. */
export async function status(app: App): Promise<ScrapeStatus> {
  const [row] = await app.db.select().from(scrapeRuns).orderBy(desc(scrapeRuns.seq)).limit(1);
  const run = row ? await shown(app, row) : null;
  const current = run?.outcomes.find(({ state }) => state === "running");
  return {
    isActive: run?.state === "active",
    progress: run?.progress ?? 0,
    totalFound: run?.totalFound ?? 0,
    currentSource: run?.state === "active" ? (current?.source ?? null) : null,
    run,
  };
}

/** What became of every single page: the command line prints it. */
export const pages = (app: App, runId: string) =>
  app.db
    .select({
      source: scrapeTasks.source,
      task: scrapeTasks.task,
      state: scrapeTasks.state,
      verdict: scrapeTasks.verdict,
      found: scrapeTasks.found,
      reason: scrapeTasks.reason,
    })
    .from(scrapeTasks)
    .where(eq(scrapeTasks.runId, runId))
    .orderBy(scrapeTasks.seq);

type Row = typeof scrapeRuns.$inferSelect;

async function shown(app: App, row: Row): Promise<Run> {
  const { done, known, totalFound } = await progressOf(app, row.id);
  const outcomes = await outcomesOf(app, row);
  const sum = (field: "added" | "merged" | "gone") =>
    outcomes.reduce((total, outcome) => total + outcome[field], 0);
  return {
    id: row.id,
    number: `R-${String(row.seq).padStart(4, "0")}`,
    state: row.state,
    startedBy: (await users.authors(app))(row.startedBy),
    transport: row.transport,
    request: row.request,
    startedAt: row.startedAt,
    finishedAt: row.finishedAt,
    progress: row.progress,
    pagesDone: done,
    pagesKnown: known,
    totalFound,
    added: sum("added"),
    merged: sum("merged"),
    gone: sum("gone"),
    outcomes,
  };
}

type Pages = Awaited<ReturnType<typeof pagesPerSource>>;

async function outcomesOf(app: App, run: Row): Promise<SourceOutcome[]> {
  const [pages, found, fill] = await Promise.all([
    pagesPerSource(app, run.id),
    foundPerSource(app, run.id),
    fillPerSource(app, run.id),
  ]);
  return [...Map.groupBy(pages, ({ source }) => source)].map(([source, states]) => {
    const shares = fill.filter(([of]) => of === source).map(([, field, share]) => [field, share]);
    return {
      ...outcomeOf(run, source, states, found.get(source) ?? 0),
      fill: Object.fromEntries(shares),
    };
  });
}

function outcomeOf(run: Row, source: SourceId, states: Pages, found: number) {
  const pagesIn = (...names: string[]) => total(states, "pages", (it) => names.includes(it.state));
  const [added, merged] = [total(states, "added"), total(states, "merged")];
  const reasons = states.filter(({ state }) => state === "blocked" || state === "failed");
  return {
    source,
    name: sources[source].name,
    state: stateOf(run, states),
    pagesDone: pagesIn("done", "failed", "blocked", "skipped"),
    pagesKnown: total(states, "pages"),
    pagesFailed: pagesIn("failed", "blocked"),
    found,
    added,
    merged,
    unchanged: Math.max(0, found - added - merged),
    gone: run.gone[source] ?? 0,
    reason: reasons.toSorted((a, b) => a.state.localeCompare(b.state))[0]?.reason ?? null,
    lastPageAt:
      states
        .map(({ lastPageAt }) => lastPageAt)
        .toSorted()
        .at(-1) ?? null,
  };
}

/** Blocked wins over everything: a source that kept something from us never looks as if it had nothing. */
function stateOf(run: Row, states: Pages): SourceOutcome["state"] {
  const has = (state: string) => states.some((it) => it.state === state);
  if (has("blocked")) return "blocked";
  if (run.state === "cancelled" && has("pending")) return "cancelled";
  if (run.state === "active" && has("pending")) return states.length > 1 ? "running" : "queued";
  return has("failed") && !has("done") ? "failed" : "done";
}

const total = (
  states: Pages,
  field: "pages" | "added" | "merged",
  counts: (state: Pages[number]) => boolean = () => true,
) => states.filter(counts).reduce((sum, state) => sum + (state[field] ?? 0), 0);
