import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { load } from "cheerio";
import PQueue from "p-queue";
import { connectors, scraping } from "@/modules/scraping";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { hosts, pageCount } from "./pages";
import { spawned } from "./spawned";
import type { Figures, Prepared, Work } from "./work";

const sizes: Record<string, number> = { "60 KB": 60_000, "300 KB": 300_000 };

export const work: Work = {
  about: `${pageCount} career pages from loopback, each with one JobPosting in JSON-LD`,
  cases: Object.keys(sizes),
  ways: ["p-queue + fetch + cheerio", "pipeline"],
  rounds: 5,
  goals: {
    "pages/s": { unit: "per second", atLeast: 3 },
    "peak MB": { unit: "MB", atMost: 0.5 },
  },
  prepare,
  measure: (way, at, means) =>
    way === "pipeline" ? product(means[at] ?? "") : raw(means[at] ?? ""),
};

async function prepare(): Promise<Prepared> {
  const servers = Object.entries(sizes).map(([at, bytes]) => ({
    at,
    ...spawned("page-server.ts", String(bytes)),
  }));
  const means = await Promise.all(servers.map(async ({ at, says }) => [at, await says]));
  return {
    means: Object.fromEntries(means),
    close: async () => void (await Promise.all(servers.map(({ stop }) => stop()))),
  };
}

/** What anyone would write in ten lines: fetch, parse the page into a tree, read the posting. */
async function raw(origin: string): Promise<Figures> {
  const queue = new PQueue({ concurrency: 16 });
  const jobs: unknown[] = [];
  const began = performance.now();
  for (let n = 0; n < pageCount; n += 1) {
    void queue.add(async () => {
      const page = load(await (await fetch(`${origin}/vacancy/${n}`)).text());
      const { title, hiringOrganization, datePosted, description } = JSON.parse(
        page('script[type="application/ld+json"]').text(),
      );
      jobs.push({ title, company: hiringOrganization.name, datePosted, description });
    });
  }
  await queue.onIdle();
  return rateOf(jobs.length, began);
}

/** A whole run as a recruiter starts it: planned, read, judged, analysed, merged, stored and told. */
async function product(origin: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: "error" });
  const app = openApp(config, { transport: { kind: "replay", origin } });
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
