import { desc, eq } from "drizzle-orm";
import { sources } from "@/modules/market/sources";
import type { SourceId } from "@/modules/market/sources/rules";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { Run, RunResult, ScrapeStatus, SourceOutcome } from "../model";
import * as connectors from "../connectors";
import { troubleOf } from "../rules";
import { fillPerSource, type Found, foundPerSource, pagesPerSource, progressOf } from "./progress";
import { scrapeRuns, scrapeTasks } from "../schema";

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
  return row ? shown(app, row) : notFound("run");
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
    trouble: troubleOf(await connectors.usual(app), run),
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
  const result = row.result ?? (await resultOf(app, row));
  const sum = (field: "added" | "merged" | "gone") =>
    result.outcomes.reduce((total, outcome) => total + outcome[field], 0);
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
    added: sum("added"),
    merged: sum("merged"),
    gone: sum("gone"),
    ...result,
  };
}

type Ending = { id: string; state: Row["state"]; gone?: Gone };

/** What a run came to, as it will be kept once it has ended in this state. */
export async function ended(app: App, { id, state, gone = {} }: Ending) {
  const [row] = await app.db.select().from(scrapeRuns).where(eq(scrapeRuns.id, id));
  return row ? resultOf(app, { ...row, state }, gone) : notFound("run");
}

type Pages = Awaited<ReturnType<typeof pagesPerSource>>;
/** How many ads a complete answer no longer held, by source. */
type Gone = Partial<Record<SourceId, number>>;

async function resultOf(app: App, run: Row, gone: Gone = {}): Promise<RunResult> {
  const [pages, found, fill, { done, known, totalFound }] = await Promise.all([
    pagesPerSource(app, run.id),
    foundPerSource(app, run.id),
    fillPerSource(app, run.id),
    progressOf(app, run.id),
  ]);
  const outcomes = [...Map.groupBy(pages, ({ source }) => source)].map(([source, states]) => {
    const shares = fill.filter(([of]) => of === source).map(([, field, share]) => [field, share]);
    return {
      ...outcomeOf({ run, source, states, seen: found.get(source) }),
      gone: gone[source] ?? 0,
      fill: Object.fromEntries(shares),
    };
  });
  return {
    pagesDone: run.state === "completed" ? known : done,
    pagesKnown: known,
    totalFound,
    outcomes,
  };
}

const nothing: Found = { found: 0, added: 0, merged: 0 };

/** A run, one of its sources, and what the pages of that came to. */
type SourceShare = {
  run: Row;
  source: SourceId;
  states: Pages;
  seen?: Found | undefined;
};

function outcomeOf({ run, source, states, seen = nothing }: SourceShare) {
  const pagesIn = (...names: string[]) =>
    total(states.filter(({ state }) => names.includes(state)));
  const worstFirst = ["blocked", "failed", "done"];
  const reasons = states.filter(({ state, reason }) => reason && worstFirst.includes(state));
  return {
    source,
    name: sources[source].name,
    state: stateOf(run, states, seen),
    pagesDone: pagesIn("done", "failed", "blocked"),
    pagesKnown: total(states),
    pagesFailed: pagesIn("failed", "blocked"),
    ...seen,
    unchanged: seen.found - seen.added - seen.merged,
    reason:
      reasons.toSorted((a, b) => worstFirst.indexOf(a.state) - worstFirst.indexOf(b.state))[0]
        ?.reason ?? null,
    lastPageAt:
      states
        .map(({ lastPageAt }) => lastPageAt)
        .toSorted()
        .at(-1) ?? null,
  };
}

/**
 * Blocked wins over everything, and pages that could not be read over none found: a source of which something was not
 * read never looks as if it had nothing.
 */
function stateOf(run: Row, states: Pages, { found }: Found): SourceOutcome["state"] {
  const has = (state: string) => states.some((it) => it.state === state);
  if (has("blocked")) return "blocked";
  if (run.state === "cancelled" && has("pending")) return "cancelled";
  if (run.state === "active" && has("pending")) return states.length > 1 ? "running" : "queued";
  return has("failed") && (!has("done") || found === 0) ? "failed" : "done";
}

const total = (states: Pages) => states.reduce((sum, { pages }) => sum + pages, 0);
