import { modules } from "@/modules/all";
import { afterAll, expect, test } from "bun:test";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { type App, openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { leases } from "@/src/schema";
import { jobHistory, jobs, postings } from "@/modules/market/jobs/schema";
import { tempFolder } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import { houseOnStandIn, nameBoards, scraped } from "./fixtures";
import { runs } from "./index";
import { scrapeRuns, scrapeTasks } from "./schema";

const kills = Number(Bun.env["KILLS"] ?? 4);
const seed = Number(Bun.env["SEED"] ?? 2026);
const longestMs = 700;

const undisturbed = await houseOnStandIn();
await scraped(undisturbed.app);
const expected = await state(undisturbed.app);
afterAll(undisturbed.close);

/** What was found, which ads share a job, and what became of every page. */
async function state(app: App) {
  const ads = await app.db
    .select({
      source: postings.source,
      id: postings.externalId,
      gone: postings.goneAt,
      missed: postings.missed,
      text: postings.text,
    })
    .from(postings);
  const tasks = await app.db
    .select({ key: scrapeTasks.key, state: scrapeTasks.state, found: scrapeTasks.found })
    .from(scrapeTasks);
  const groups = await app.db.all<[string]>(
    sql`select group_concat(ad, ' ') from (select job_id, source || external_id as ad from postings order by ad) group by job_id`,
  );
  return {
    ads: ads.map((it) => JSON.stringify(it)).toSorted(),
    tasks: tasks.map((it) => JSON.stringify(it)).toSorted(),
    groups: groups.map(([ids]) => ids).toSorted(),
    jobs: await app.db.$count(jobs),
    created: await app.db.$count(jobHistory, eq(jobHistory.event, "created")),
  };
}

/** Pseudo-random and the same every time: mulberry32. */
function chance(from: number) {
  let at = from;
  return () => {
    at = (at + 0x6d2b79f5) | 0;
    let mixed = Math.imul(at ^ (at >>> 15), 1 | at);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test(
  `a scrape that is killed ${kills} times ends as if nothing had happened`,
  async () => {
    const random = chance(seed);
    const tally = {
      kills: 0,
      runs: 0,
      duplicates: 0,
      missing: 0,
      stuck: 0,
      regrouped: 0,
      resumedMs: 0,
    };
    while (tally.kills < kills) {
      const folder = tempFolder();
      const config = readConfig({
        DATA_DIR: folder,
        SECRET_KEY: "x".repeat(32),
        LOG_LEVEL: "silent",
      });
      const open = () =>
        openApp(config, {
          modules,
          transport: { kind: "replay", origin: undisturbed.boards.origin },
        });
      const first = open();
      await nameBoards(first);
      await first.close();

      let isOver = false;
      for (let n = 0; !isOver && n < 60; n += 1) {
        const child = start(folder);
        const mayLive = tally.kills >= kills || n > 6;
        const timer = mayLive
          ? undefined
          : setTimeout(() => child.kill("SIGKILL"), 150 + random() * longestMs);
        const from = performance.now();
        await child.exited;
        clearTimeout(timer);
        if (child.signalCode === "SIGKILL") tally.kills += 1;
        else {
          expect(await new Response(child.stderr).text()).toBe("");
          isOver = true;
          tally.resumedMs = Math.max(tally.resumedMs, performance.now() - from);
        }
      }
      await judge(open(), tally);
    }
    console.info(`kill -9 during a scrape: ${JSON.stringify(tally)}`);
    expect(tally).toMatchObject({ duplicates: 0, missing: 0, stuck: 0, regrouped: 0 });
    expect(tally.kills).toBeGreaterThanOrEqual(kills);
  },
  patience(600_000),
);

type Tally = {
  runs: number;
  duplicates: number;
  missing: number;
  stuck: number;
  regrouped: number;
};

async function judge(app: App, tally: Tally): Promise<void> {
  const found = await state(app);
  tally.runs += 1;
  tally.duplicates += found.ads.length - new Set(found.ads).size;
  // A job is begun once, and by an ad; which ads share one must not hang on the order they came in.
  tally.duplicates += Math.abs(found.jobs - found.groups.length);
  tally.duplicates += Math.abs(found.created - found.jobs);
  tally.missing += expected.ads.filter((it) => !found.ads.includes(it)).length;
  tally.missing += expected.tasks.filter((it) => !found.tasks.includes(it)).length;
  tally.regrouped += JSON.stringify(found.groups) === JSON.stringify(expected.groups) ? 0 : 1;
  const active = await app.db.$count(scrapeRuns, eq(scrapeRuns.state, "active"));
  const held = await app.db.$count(leases);
  const status = await runs.status(app);
  tally.stuck += active + held + (status.progress === 100 ? 0 : 1);
  expect(await app.db.all(sql`pragma integrity_check`)).toEqual([["ok"]]);
  await app.close();
}

const start = (folder: string) =>
  Bun.spawn(
    [
      process.execPath,
      join(import.meta.dir, "crash.testing.ts"),
      folder,
      undisturbed.boards.origin,
    ],
    { stderr: "pipe", cwd: join(import.meta.dir, "../../..") },
  );
