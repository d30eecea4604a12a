import { and, count, desc, eq, sql } from "drizzle-orm";
import { numberOf } from "@/modules/market/jobs";
import { jobs } from "@/modules/market/jobs/schema";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { notFound } from "@/src/errors";
import { type Lease, mustHoldLease } from "@/src/database/leases";
import { csvOf } from "@/src/sheets";
import type { Move, Report } from "./model";
import { moversShown, type reportFormats } from "./rules";
import { analysisMoves, analysisRuns } from "./schema";

type Run = typeof analysisRuns.$inferSelect;

/** What a run changed so far. */
export async function reportOf(
  app: App,
  run: Pick<Run, "id" | "done" | "failed">,
): Promise<Report> {
  const classes = await app.db
    .select({
      from: analysisMoves.classBefore,
      to: analysisMoves.classAfter,
      jobs: count(),
      scores: sql<number>`count(*) filter (where ${analysisMoves.before} <> ${analysisMoves.after})`,
    })
    .from(analysisMoves)
    .where(eq(analysisMoves.runId, run.id))
    .groupBy(analysisMoves.classBefore, analysisMoves.classAfter);
  const changed = classes.filter(({ from, to }) => from !== to);
  return {
    analysed: run.done - run.failed,
    scoresChanged: classes.reduce((sum, { scores }) => sum + scores, 0),
    classesChanged: changed.reduce((sum, row) => sum + row.jobs, 0),
    classes: classes.map(({ scores: _, ...row }) => row),
    movers: await movesOf(app, run.id, moversShown),
  };
}

/** The jobs of a run whose score or class moved, the furthest first. */
async function movesOf(app: App, runId: string, limit?: number): Promise<Move[]> {
  const { runId: of, ...columns } = shownColumns;
  const rows = await app.db
    .select({ ...columns, seq: jobs.seq, title: jobs.title })
    .from(analysisMoves)
    .innerJoin(jobs, eq(jobs.id, analysisMoves.jobId))
    .where(and(eq(of, runId)))
    .orderBy(desc(sql`abs(${analysisMoves.after} - ${analysisMoves.before})`), desc(jobs.seq))
    .limit(limit ?? -1);
  return rows.map(({ seq, ...row }) => ({ ...row, number: numberOf(seq) }));
}

const shownColumns = {
  runId: analysisMoves.runId,
  jobId: analysisMoves.jobId,
  before: analysisMoves.before,
  after: analysisMoves.after,
  classBefore: analysisMoves.classBefore,
  classAfter: analysisMoves.classAfter,
  why: analysisMoves.why,
};

/** The whole report, every moved job in it, as a file. */
export async function reportFile(app: App, id: string, format: (typeof reportFormats)[number]) {
  const [run] = await app.db.select().from(analysisRuns).where(eq(analysisRuns.id, id));
  if (!run) return notFound("run");
  const moves = await movesOf(app, id);
  const name = `analysis-${run.startedAt.slice(0, 10)}.${format}`;
  return format === "csv"
    ? { name, type: "text/csv;charset=utf-8", content: await csvOf(head, moves.map(cells)) }
    : {
        name,
        type: "application/json;charset=utf-8",
        content: JSON.stringify({ ...(await reportOf(app, run)), moves }, null, 2),
      };
}

const head = ["Number", "Title", "Before", "After", "Class before", "Class after", "Why"];

const cells = (move: Move) => [
  move.number,
  move.title,
  move.before,
  move.after,
  move.classBefore,
  move.classAfter,
  move.why.map(({ because, before, after }) => `${because}: ${before} > ${after}`).join("; "),
];

/** Ends a run whose lease this process has, with the report of what it changed. */
export const end = async (
  app: App,
  { lease, run }: { lease: Lease; run: Run },
  state: "completed" | "failed",
) => app.write([mustHoldLease(app, lease), ...(await endRunWrites(app, run, state))]);

/** The end of a run as writes: a person may end it without its lease. */
export async function endRunWrites(app: App, run: Run, state: Exclude<Run["state"], "active">) {
  const report = await reportOf(app, run);
  const isHere = and(eq(analysisRuns.id, run.id), eq(analysisRuns.state, "active"));
  const finishedAt = app.now().toISOString();
  return [
    must(app.db.update(analysisRuns).set({ state, finishedAt, report }).where(isHere)),
    audit.entry(app, {
      action: `analysis.${state}`,
      entityType: "run",
      entityId: run.id,
      details: { analysed: report.analysed, scoresChanged: report.scoresChanged },
    }),
  ];
}
