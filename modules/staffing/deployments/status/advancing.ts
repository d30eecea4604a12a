import { and, asc, eq, lte, sql } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { changesOf } from "@/modules/records/core";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { errorFields } from "@/src/log";
import { utcToday } from "@/src/calendar";
import type { DailyTask } from "@/src/workers/daily-task";
import { deploymentsChanged } from "../events";
import { kept, termColumnsOf, historyFields } from "../archiving";
import { numberOf } from "../rules";
import { deployments, deploymentTerms } from "../schema";
import type { TermRow } from "../terms/terms";
import { stoppersOf } from "./blockers";
import { complete } from "./moving";
import { begin } from "./starting";

export type Refused = { id: string; number: string; stoppers: string[] };

/** Whose day has come and who may not begin, for whoever has to clear the way. */
export async function refusedStarts(app: App, today: string): Promise<Refused[]> {
  return refusedAmong(await dueToStart(app, today));
}
export type Advance = { agreed: number; started: number; completed: number; refused: Refused[] };

/** What a day brings: agreed terms come into force, starts begin, ends end. Days that were missed are caught up. */
export async function advance(app: App, today = utcToday(app)): Promise<Advance> {
  const agreed = await applyDueTerms(app, today);
  const { started, refused } = await startDue(app, today);
  return { agreed, started, refused, completed: await completeDue(app, today) };
}

async function applyDueTerms(app: App, today: string): Promise<number> {
  const due = await app.db
    .select()
    .from(deploymentTerms)
    .where(
      and(
        eq(deploymentTerms.isApplied, false),
        eq(deploymentTerms.state, "approved"),
        lte(deploymentTerms.effectiveFrom, today),
      ),
    )
    .orderBy(asc(deploymentTerms.effectiveFrom), asc(deploymentTerms.decidedAt));
  return skipConflicts(app, due, (terms) => apply(app, terms));
}

async function apply(app: App, terms: TermRow): Promise<void> {
  const row = await kept.rowOf(app, terms.deploymentId);
  const columns = termColumnsOf(terms);
  await app.write(
    [
      kept.updateIfVersion(app, row, columns),
      must(
        app.db
          .update(deploymentTerms)
          .set({ isApplied: true })
          .where(and(eq(deploymentTerms.id, terms.id), eq(deploymentTerms.isApplied, false))),
      ),
      kept.historyLine(app, [row.id], {
        event: "agreed",
        reason: terms.reason,
        changes: changesOf(historyFields, row, { ...row, ...columns }),
      }),
      audit.entry(app, kept.auditEntry("terms-in-force", row.id)),
    ],
    deploymentsChanged([row.id]),
  );
}

/** Whose day has come, each with what stops it. */
async function dueToStart(app: App, today: string) {
  const isDue = and(
    eq(deployments.status, "scheduled"),
    lte(deployments.startDate, today),
    sql`${deployments.archivedAt} is null`,
  );
  const rows = await app.db.select().from(deployments).where(isDue).orderBy(deployments.startDate);
  return Promise.all(rows.map(async (row) => ({ row, stoppers: await stoppersOf(app, row) })));
}

async function startDue(app: App, today: string) {
  const due = await dueToStart(app, today);
  const ready = due.filter(({ stoppers }) => stoppers.length === 0);
  const started = await skipConflicts(app, ready, ({ row }) => begin(app, row));
  return { started, refused: refusedAmong(due) };
}

const refusedAmong = (due: Awaited<ReturnType<typeof dueToStart>>): Refused[] =>
  due
    .filter(({ stoppers }) => stoppers.length > 0)
    .map(({ row, stoppers }) => ({ id: row.id, number: numberOf(row.seq), stoppers }));

async function completeDue(app: App, today: string): Promise<number> {
  const isOver = and(eq(deployments.status, "active"), sql`${deployments.endDate} < ${today}`);
  const rows = await app.db.select().from(deployments).where(isOver);
  return skipConflicts(app, rows, (row) => complete(app, row));
}

/** One that somebody is changing at this moment keeps no other waiting; the next look takes it. Answers how many were done. */
async function skipConflicts<Row>(app: App, rows: Row[], act: (row: Row) => Promise<void>) {
  let done = 0;
  for (const row of rows) {
    try {
      await act(row);
      done += 1;
    } catch (error) {
      app.log.warn("a deployment could not be advanced", errorFields(error));
    }
  }
  return done;
}

/** What deployments ask to be done once a day. */
export const deploymentTasks: DailyTask[] = [
  {
    name: "deployments",
    does: "Starts and ends deployments by their dates and applies approved rates",
    // Who rolls off and which certificate is missed is told of the deployments as they stand today.
    phase: "early",
    async run(app, today) {
      const { agreed, started, completed, refused } = await advance(app, today);
      for (const { number, stoppers } of refused) {
        app.log.warn("a deployment could not begin", { number, stoppers: stoppers.join(" ") });
      }
      return agreed + started + completed;
    },
  },
];
