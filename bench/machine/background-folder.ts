import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { Database } from "bun:sqlite";
import { modules } from "@/modules/all";
import { dailyTasks, signedIn } from "@/modules/testing";
import { openApp } from "@/src/app";
import { changed, configOf, database, done } from "../data/folder";

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

/** Reads beside the server; a snapshot of the moment. */
export function asked(folder: string, sql: string): unknown[] {
  using sqlite = new Database(join(folder, database), { readonly: true });
  sqlite.run("pragma busy_timeout = 5000");
  return sqlite.query(sql).values().flat();
}
