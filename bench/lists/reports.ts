import { modules } from "@/modules/all";
import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { reports, ReportQuery } from "@/modules/reporting/reports";
import { signedIn } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { openDatabase, type Statement } from "@/src/database";
import { openSqlite } from "@/src/engines/sqlite";
import { call } from "../serving/caller";
import { fill } from "../data/filled";
import { type Clock, fillCandidates } from "../data/people";
import { amounts, fillHistory } from "../data/placed";
import { cpuMsOf, secret } from "../serving/served";
import { spawned } from "../serving/spawned";
import type { Figures, Means, Prepared, Work } from "../work";

const people = Number(process.env["BENCH_PEOPLE"] ?? 100_000);
const jobs = people / 2;
const asks = 60;

const asked = {
  "revenue of a quarter": ["/api/reports/revenue", "quarter", reports.revenue],
  "revenue of a year": ["/api/reports/revenue", "year", reports.revenue],
  "performance in a quarter": ["/api/reports/performance", "quarter", reports.performance],
  "performance in a year": ["/api/reports/performance", "year", reports.performance],
  "data protection in a month": ["/api/reports/gdpr", "month", reports.gdpr],
  "analytics of 30 days": ["/api/analytics/metrics", "30d", reports.analytics],
  "analytics of 90 days": ["/api/analytics/metrics", "90d", reports.analytics],
} as const;

const alone = "its SQL alone";
const changed = "after a change";

export const work: Work = {
  about: `${people} candidates, ${jobs} jobs, ${amounts.projects} projects, ${amounts.deployments} deployments: \
through the whole HTTP stack, after a change of everything it counts and without one`,
  cases: Object.keys(asked),
  ways: [alone, changed, "product"],
  rounds: 3,
  goals: { "ms p95": { unit: "ms", limit: 50 } },
  prepare,
  measure: async (way, at, means) =>
    way === alone ? replayed(at, means) : answered(way, at, means),
};

async function prepare(): Promise<Prepared> {
  const folder = process.env["BENCH_FOLDER"] ?? mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const cookie = await filled(folder);
  const server = spawned("serving/served-server.ts", "product", folder, secret);
  const means: Means = { folder, cookie, origin: await server.says, pid: String(server.pid) };
  for (const at of Object.keys(asked)) means[at] = JSON.stringify(await statementsOf(folder, at));
  const close = async () => {
    await server.stop();
    if (!process.env["BENCH_FOLDER"]) rmSync(folder, { recursive: true });
  };
  return { means, close };
}

const configOf = (folder: string) =>
  readConfig({ DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" });

async function filled(folder: string): Promise<string> {
  const clock: Clock = { at: new Date() };
  const app = openApp(configOf(folder), { modules, now: () => clock.at });
  const { cookie, as, user } = await signedIn(app);
  const isFilled = (await app.db.all<[number]>("select count(*) from deployments"))[0]?.[0] ?? 0;
  if (isFilled === 0) {
    const second = await signedIn(app, "recruiter");
    await fillCandidates(as, people, clock);
    clock.at = new Date();
    await fill(app, jobs);
    await fillHistory(as, [user.id, second.user.id]);
    spread(folder);
  }
  await app.close();
  return cookie;
}

/** Candidates come over three years already; ads are spread over the last thirteen months. */
function spread(folder: string): void {
  using sqlite = new Database(join(folder, "coldaisle.db"));
  sqlite.run(`update jobs set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (seq % 400) || ' days'),
    posted_at = strftime('%Y-%m-%dT00:00:00.000Z', 'now', '-' || (seq % 400 + seq % 5) || ' days')`);
  sqlite.run("pragma wal_checkpoint(truncate)");
}

/** What a report asks the database, one after the other. */
async function statementsOf(folder: string, at: string): Promise<Statement[]> {
  const [, period, report] = questionOf(at);
  const app = openApp(configOf(folder), { modules });
  const engine = openSqlite(join(folder, "coldaisle.db"));
  const found: Statement[] = [];
  const query = (statement: Statement) => {
    found.push(statement);
    return engine.query(statement);
  };
  await report({ ...app, ...openDatabase({ ...engine, query }) }, ReportQuery.parse({ period }));
  await Promise.all([engine.close(), app.close()]);
  return found;
}

function questionOf(at: string) {
  const found = Object.entries(asked).find(([name]) => name === at)?.[1];
  if (!found) throw new RangeError(`Nobody asks ${at}.`);
  return found;
}

/** The same statements, prepared once, without anything around them. */
async function replayed(at: string, means: Means): Promise<Figures> {
  using sqlite = new Database(join(means["folder"] ?? "", "coldaisle.db"));
  const statements: Statement[] = JSON.parse(means[at] ?? "[]");
  const all = statements.map(({ sql, params }) => ({
    said: sqlite.query(sql),
    params: params as string[],
  }));
  return await timed("self", async () => {
    for (const { said, params } of all) said.values(...params);
  });
}

async function answered(way: string, at: string, means: Means): Promise<Figures> {
  const [path, period] = questionOf(at);
  const caller = await call(means["origin"] ?? "", means["cookie"] ?? "");
  using sqlite = new Database(join(means["folder"] ?? "", "coldaisle.db"));
  sqlite.run("pragma busy_timeout = 5000");
  const change = () => changes.forEach((it) => sqlite.run(it));
  const figures = await timed(
    Number(means["pid"]),
    async () => {
      const status = await caller.ask({ path: `${path}?period=${period}` });
      if (status !== 200) throw new Error(`${path}: ${status}.`);
    },
    way === changed ? change : () => {},
  );
  caller.hangUp();
  return figures;
}

/** A record of every kind that reports count. */
const changes = [
  "update deployments set version = version + 1 where seq = 500",
  "update projects set version = version + 1 where seq = 500",
  "update candidates set version = version + 1 where seq = 500",
  "update jobs set version = version + 1 where seq = 500",
  `insert into project_steps (project_id, entry_id, at, "from", "to", to_type)
    select project_id, entry_id, at, "from", "to", to_type from project_steps where seq = 500`,
];

/** Where several share a machine, only processor time tells what something costs. */
async function timed(
  pid: number | "self",
  ask: () => Promise<void>,
  before = () => {},
): Promise<Figures> {
  // The first answer of a way meets whatever the one before left behind.
  before();
  await ask();
  const busy = cpuMsOf(pid);
  const delays: number[] = [];
  for (let n = 0; n < asks; n += 1) {
    before();
    const began = performance.now();
    await ask();
    delays.push(performance.now() - began);
  }
  const sorted = delays.toSorted((a, b) => a - b);
  const quantile = (share: number) => sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
  const cpu = (cpuMsOf(pid) - busy) / asks;
  return { "ms p50": quantile(0.5), "ms p95": quantile(0.95), "CPU ms": cpu };
}
