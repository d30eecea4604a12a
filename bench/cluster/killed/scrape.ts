import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { houseOnStandIn, nameBoards, scraped } from "@/modules/market/scraping/fixtures";
import { testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { startCluster } from "@/src/engines/rqlite/nodes.testing";

const root = join(import.meta.dir, "../../..");
const script = join(root, "modules/market/scraping/crash.testing.ts");
const betweenMs = 900;

/**
 * Servers that read boards on a cluster of their own, each killed with -9 until the last may finish, beside a scrape that
 * nobody disturbs: ads that are missing or there twice, and jobs that were begun twice.
 */
export async function scrapeKilled(kills: number) {
  const undisturbed = await houseOnStandIn();
  const cluster = await startCluster(3);
  const folders = Array.from({ length: 2 }, newFolder);
  const own = { DATA_DIR: newFolder(), SECRET_KEY: "x".repeat(32) };
  const app = testApp({}, { DATABASE_URL: cluster.url, ...own });
  try {
    await scraped(undisturbed.app);
    await nameBoards(app);
    const start = (n: number) =>
      Bun.spawn(
        [
          ...[process.execPath, script, folders[n % folders.length] ?? ""],
          ...[undisturbed.boards.origin, cluster.url],
        ],
        { cwd: root, stdout: "ignore", stderr: "inherit" },
      );
    let killed = 0;
    for (let n = 0; n < kills; n += 1) killed += await killedIn(start(n), betweenMs * (n + 1));
    const code = await start(kills).exited;
    const [expected, found] = [await adsOf(undisturbed.app), await adsOf(app)];
    const named = new Set(found.ads);
    return {
      ...{ killed, code, ads: expected.ads.length },
      missing: expected.ads.filter((ad) => !named.has(ad)).length,
      twice: found.ads.length - named.size + Math.abs(found.begun - found.jobs),
      open: found.open,
    };
  } finally {
    await app.close();
    await undisturbed.close();
    await cluster.stop();
    for (const folder of [...folders, app.config.DATA_DIR])
      rmSync(folder, { recursive: true, force: true });
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), "coldaisle-cluster-scrape-"));

async function killedIn(child: Bun.Subprocess, ms: number): Promise<number> {
  const timer = setTimeout(() => child.kill("SIGKILL"), ms);
  await child.exited;
  clearTimeout(timer);
  return child.signalCode === "SIGKILL" ? 1 : 0;
}

async function adsOf({ db }: App) {
  const rows = await db.all<[string]>(sql`select source || ' ' || external_id from postings`);
  const [counts] = await db.all<[jobs: number, begun: number, open: number]>(
    sql`select (select count(*) from jobs),
      (select count(*) from job_history where event = 'created'),
      (select count(*) from scrape_runs where state = 'active')`,
  );
  const [jobs = 0, begun = 0, open = 0] = counts ?? [];
  return { ads: rows.map(([ad]) => ad), jobs, begun, open };
}
