import { modules } from "@/modules/all";
import { cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Database } from "bun:sqlite";
import { employers } from "@/modules/market/employers";
import { signedIn, dailyTasks } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { fill } from "../data/filled";
import { type Clock, fillCandidates } from "../data/people";
import { secret } from "../serving/served";
import { settle } from "../serving/settled";

const database = "coldaisle.db";
const configOf = (folder: string) =>
  readConfig({ DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" });

/** A folder with so many candidates and half as many jobs, as if everything about them had been done. */
export async function filledFolder(folder: string, people: number): Promise<void> {
  if (existsSync(join(folder, "settled"))) return;
  const clock: Clock = { at: new Date() };
  const app = openApp(configOf(folder), { modules, now: () => clock.at });
  const { as } = await signedIn(app);
  await fillCandidates(as, people, clock);
  clock.at = new Date();
  await fill(app, people / 2);
  await employers.refresh(app);
  renewed(folder);
  await settle(app);
  await app.close();
  await Bun.write(join(folder, "settled"), `${people}`);
}

/** Everybody was taken up over years, and has said again last month that their data may be kept. */
function renewed(folder: string): void {
  changed(folder, [
    "update candidate_consents set given_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days')",
    `update candidates set data_retention_until = date('now', '+335 days'),
      consent_at = case when gdpr_consent then strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days') end`,
  ]);
}

/** What a case finds when its server starts. */
const before: Record<string, string[]> = {
  lapse: [
    "update candidate_consents set given_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-400 days')",
    // Whoever never agreed is given a consent too, so that everybody's lapses.
    `insert into candidate_consents (id, candidate_id, purpose, text_version, channel, given_at, recorded_by)
      select 'bench-' || id, id, 'keep', '1', 'form', strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-400 days'), 'bench'
      from candidates where not gdpr_consent`,
  ],
  "first start": [
    "delete from matched_jobs",
    "update match_positions set seq = 0 where side = 'job'",
    "delete from employer_ads",
    "delete from employers",
    "delete from employer_queue",
    "insert into employer_queue (kind, id) select 'ad', id from jobs order by seq",
  ],
  "nightly tasks": ["delete from schedule_runs"],
};

/** A copy that one case may change, with a session of its own; every daily task has run today. */
export async function copied(base: string, folder: string) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(base, database), join(folder, database));
  const app = openApp(configOf(folder), { modules });
  const { cookie } = await signedIn(app);
  await app.close();
  changed(
    folder,
    dailyTasks.map(({ name }) => done(name)),
  );
  return { cookie };
}

/** Leaves the copy as the case finds it; nobody else has it open. */
export const readied = (folder: string, at: string): void => changed(folder, before[at] ?? []);

const done = (
  task: string,
) => `insert into schedule_runs (task, day, started_at, ended_at, outcome, count)
  values ('${task}', date('now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), strftime('%Y-%m-%dT%H:%M:%fZ', 'now'), 'done', 0)`;

function changed(folder: string, statements: string[]): void {
  using sqlite = new Database(join(folder, database));
  sqlite.run("pragma busy_timeout = 5000");
  sqlite.run("pragma synchronous = off");
  for (const statement of statements) sqlite.run(statement);
  sqlite.run("pragma wal_checkpoint(truncate)");
}

/** Reads beside the server; a snapshot of the moment. */
export function asked(folder: string, sql: string): unknown[] {
  using sqlite = new Database(join(folder, database), { readonly: true });
  sqlite.run("pragma busy_timeout = 5000");
  return sqlite.query(sql).values().flat();
}
