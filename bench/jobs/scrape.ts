import { modules } from "@/modules/all";
import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import PQueue from "p-queue";
import { connectors, scraping } from "@/modules/market/scraping";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { hosts, pageCount } from "../data/pages";
import { spawned } from "../serving/spawned";
import type { Figures, Prepared, Work } from "../work";

const sizes: Record<string, number> = { "60 KB": 60_000, "300 KB": 300_000 };

export const work: Work = {
  about: `${pageCount} career pages from loopback, each with one JobPosting in JSON-LD`,
  cases: Object.keys(sizes),
  ways: ["p-queue + fetch + cheerio", "the same, storing each ad", "pipeline"],
  rounds: 5,
  goals: {
    "pages/s": { unit: "per second", atLeast: 3 },
    "peak MB": { unit: "MB", atMost: 0.5 },
  },
  prepare,
  measure: (way, at, means) =>
    way === "pipeline"
      ? product(means[at] ?? "")
      : raw(means[at] ?? "", way.includes("storing") ? rowByRow() : kept()),
};

async function prepare(): Promise<Prepared> {
  const servers = Object.entries(sizes).map(([at, bytes]) => ({
    at,
    ...spawned("page/page-server.ts", String(bytes)),
  }));
  const means = await Promise.all(servers.map(async ({ at, says }) => [at, await says]));
  return {
    means: Object.fromEntries(means),
    close: async () => void (await Promise.all(servers.map(({ stop }) => stop()))),
  };
}

type Found = { title: string; company: string; datePosted: string; description: string };

/** What anyone would write in ten lines: fetch, parse the page into a tree, read the posting. */
async function raw(origin: string, keep: (job: Found) => void): Promise<Figures> {
  const queue = new PQueue({ concurrency: 16 });
  let jobs = 0;
  const began = performance.now();
  for (let n = 0; n < pageCount; n += 1) {
    void queue.add(async () => {
      const page = load(await (await fetch(`${origin}/vacancy/${n}`)).text());
      const { title, hiringOrganization, datePosted, description } = JSON.parse(
        page('script[type="application/ld+json"]').text(),
      );
      keep({ title, company: hiringOrganization.name, datePosted, description });
      jobs += 1;
    });
  }
  await queue.onIdle();
  return rateOf(jobs, began);
}

function kept(): (job: Found) => void {
  const jobs: Found[] = [];
  return (job) => void jobs.push(job);
}

/** As durable as the product: each row is on the disk before the next page is read. */
function rowByRow(): (job: Found) => void {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  process.once("exit", () => rmSync(folder, { recursive: true }));
  const sqlite = new Database(join(folder, "ads.db"));
  sqlite.run("PRAGMA journal_mode = WAL");
  sqlite.run("PRAGMA synchronous = FULL");
  sqlite.run("create table ads (title text, company text, posted text, description text)");
  const insert = sqlite.query("insert into ads values (?, ?, ?, ?)");
  return ({ title, company, datePosted, description }) =>
    void insert.run(title, company, datePosted, description);
}

/** A whole run as a recruiter starts it: planned, read, judged, analysed, merged, stored and told. */
async function product(origin: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "error" });
  const app = openApp(config, { modules, transport: { kind: "replay", origin } });
  const boards = hosts.map((host) => ({ token: `http://${host}/sitemap.xml`, company: host }));
  const { version } = await connectors.find(app, "jsonld");
  await connectors.edit(app, "jsonld", { version, boards });

  const began = performance.now();
  const run = await scraping.runThrough(app, {
    sources: ["jsonld"],
    keywords: ["datacenter"],
    countries: ["NL", "DE"],
  });
  const figures = rateOf(run.totalFound, began);
  await app.close();
  rmSync(folder, { recursive: true });
  if (run.totalFound !== pageCount) throw new Error(`Only ${run.totalFound} ads were found.`);
  return figures;
}

function rateOf(pages: number, began: number): Figures {
  const seconds = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage();
  return { "pages/s": pages / seconds, "CPU ms per page": (user + system) / 1000 / pages };
}
