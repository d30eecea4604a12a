import { Database } from "bun:sqlite";
import { cpSync, existsSync, mkdirSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { modules } from "@/modules/all";
import { analyserVersion } from "@/modules/knowledge/analysis";
import { employers } from "@/modules/market/employers";
import { repack } from "@/modules/market/jobs/repacking";
import { matchingVersion } from "@/modules/staffing/matching/scoring/score";
import { dailyTasks, signedIn } from "@/modules/testing";
import { type App, openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { buildOn } from "@/src/database/index-builds/building";
import { settle } from "../serving/settled";
import { fill } from "./filled";
import { type Clock, fillCandidates } from "./people";
import { fillHistory } from "./placed";

export const secret = "a secret that only the benchmark may use";
export const database = "coldaisle.db";

export const configOf = (folder: string) =>
  readConfig({ DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" });

/** Filled folders are made once and kept, outside the repository; `BENCH_FOLDER` says where else. */
const kept = () => process.env["BENCH_FOLDER"] ?? join(tmpdir(), "coldaisle-bench-kept");

/** A folder with so many candidates, half as many jobs, and an agency's years, as if all about them had been done. */
export async function filledFolder(people: number): Promise<string> {
  const folder = join(kept(), `filled-${people}`);
  if (existsSync(join(folder, "settled"))) return packedOnce(folder);
  console.error(`Filling ${folder}; it is kept for the next run.`);
  mkdirSync(folder, { recursive: true });
  const clock: Clock = { at: new Date() };
  const app = openApp(configOf(folder), { modules, now: () => clock.at });
  await fillAll(app, people, clock);
  changed(folder, renewed);
  await settle(app);
  await app.close();
  changed(
    folder,
    dailyTasks.map(({ name }) => done(name)),
  );
  await Bun.write(join(folder, "settled"), `${people}`);
  return packedOnce(folder);
}

/** What the server does in the background with a folder of an earlier version is no part of what is measured. */
async function packedOnce(folder: string): Promise<string> {
  const mark = join(folder, "texts-packed");
  if (existsSync(mark)) return folder;
  const app = openApp(configOf(folder), { modules });
  while ((await repack(app)) > 0);
  await app.close();
  await Bun.write(mark, "");
  return folder;
}

async function fillAll(app: App, people: number, clock: Clock): Promise<void> {
  const [{ as, user }, second] = [await signedIn(app), await signedIn(app, "recruiter")];
  await fillCandidates(as, people, clock);
  clock.at = new Date();
  await fill(app, people / 2);
  await fillHistory(as, [user.id, second.user.id]);
  await employers.refresh(app);
}

/** A folder and somebody who is signed in to it, with the password of all accounts that are made for tests. */
type Copied = Record<"folder" | "cookie" | "email", string>;

/** A copy that may be changed, with a session of its own; migrations that came since run here. */
export async function copyOf(people: number): Promise<Copied> {
  const base = await filledFolder(people);
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  cpSync(join(base, database), join(folder, database));
  const app = openApp(configOf(folder), { modules });
  // What an upgrade leaves to the background would otherwise be built beside the questions.
  await buildOn(app);
  const { cookie, user } = await signedIn(app);
  await app.close();
  // Neither a night's work nor the reading and scoring of everything anew by a newer version is what is measured.
  changed(folder, [...dailyTasks.map(({ name }) => done(name)), ...upgraded()]);
  return { folder, cookie, email: user.email };
}

/** Only what another version left: a row that is written again counts as changed, and would be scored again beside us. */
const versions: [table: string, version: () => string][] = [
  ["matched_jobs", matchingVersion],
  ["match_positions", matchingVersion],
  ["job_analyses", analyserVersion],
];

/** Ads, employers and scores as if this version had read and made them all. */
const upgraded = () => [
  ...versions.map(
    ([table, version]) =>
      `update ${table} set version = '${version()}' where version <> '${version()}'`,
  ),
  "update match_positions set seq = (select max(seq) from job_changes) where side = 'job'",
  "delete from employer_queue",
];

/** Everybody was taken up over years, and has said again last month that their data may be kept; ads are of a year. */
const renewed = [
  "update candidate_consents set given_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days')",
  `update candidates set data_retention_until = date('now', '+335 days'),
    consent_at = case when gdpr_consent then strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days') end`,
  `update jobs set created_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (seq % 400) || ' days'),
    posted_at = strftime('%Y-%m-%dT00:00:00.000Z', 'now', '-' || (seq % 400 + seq % 5) || ' days')`,
];

/** A daily task that has run today, so that a server does not begin with it. */
export const done = (
  task: string,
) => `insert or ignore into schedule_runs (task, day, started_at, ended_at, outcome, count)
  values ('${task}', date('now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'done', 0)`;

/** Changes a database that nobody else has to wait for. */
export function changed(folder: string, statements: string[]): void {
  using sqlite = new Database(join(folder, database));
  sqlite.run("pragma busy_timeout = 5000");
  sqlite.run("pragma synchronous = off");
  for (const statement of statements) sqlite.run(statement);
  sqlite.run("pragma wal_checkpoint(truncate)");
}
