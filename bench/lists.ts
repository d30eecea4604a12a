import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signedIn } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { call, type Caller } from "./caller";
import { fill } from "./filled";
import { peakOf } from "./memory";
import { spawned } from "./spawned";
import type { Figures, Means, Prepared, Work } from "./work";

const jobs = 10_000;
const secret = "a secret that only the benchmark may use";
const measuredMs = 2000;
const warmingMs = 700;

const paths: Record<string, string> = {
  "first page": "/api/jobs",
  "filter and sort": "/api/jobs?country=DE,NL&class=hard-target&sort=date",
  "open one": "/api/jobs/:id",
  search: "/api/jobs?q=chillers",
  counts: "/api/jobs/counts",
};

export const work: Work = {
  about: `${jobs} jobs: one client, through the whole HTTP stack, without compression`,
  cases: Object.keys(paths),
  ways: ["Bun.serve + bun:sqlite", "product"],
  rounds: 5,
  goals: {
    "ms p50": { unit: "ms", atMost: 2 },
    "ms p99": { unit: "ms" },
    "peak MB": { unit: "MB" },
  },
  prepare,
  measure,
};

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const app = openApp(readConfig({ DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" }));
  await fill(app, jobs);
  const { cookie } = await signedIn(app);
  await app.close();
  const sqlite = new Database(join(folder, "coldaisle.db"));
  const [[id] = []] = sqlite.query("select id from jobs where seq = 5000").values();
  sqlite.run("pragma wal_checkpoint(truncate)");
  sqlite.close();
  const means = { folder, cookie, id: String(id) };
  await refuseUnequal(means);
  return { means, close: async () => rmSync(folder, { recursive: true }) };
}

/** Raw is a measure only as long as it answers what the product answers. */
async function refuseUnequal({ folder = "", cookie = "", id = "" }: Means): Promise<void> {
  const servers = ["raw", "product"].map((way) => spawned("lists-server.ts", way, folder, secret));
  try {
    for (const path of Object.values(paths)) {
      const answers = servers.map(async ({ says }) => {
        const address = (await says) + path.replace(":id", id);
        return (await fetch(address, { headers: { cookie } })).json();
      });
      const [raw, product] = await Promise.all(answers);
      if (!Bun.deepEquals(raw, product)) throw new Error(`${path} is answered in two ways.`);
    }
  } finally {
    await Promise.all(servers.map(({ stop }) => stop()));
  }
}

async function measure(way: string, at: string, means: Means): Promise<Figures> {
  const { folder = "", cookie = "", id = "" } = means;
  const server = spawned("lists-server.ts", way === "product" ? "product" : "raw", folder, secret);
  try {
    return await timed(await call(await server.says, cookie), server.pid, at, id);
  } finally {
    await server.stop();
  }
}

async function timed(client: Caller, pid: number, at: string, id: string): Promise<Figures> {
  const path = paths[at]?.replace(":id", id) ?? "/";
  await asked(client.ask, path, warmingMs);
  const delays = (await asked(client.ask, path, measuredMs)).toSorted((a, b) => a - b);
  const quantile = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.NaN;
  const figures = {
    "ms p50": quantile(0.5),
    "ms p99": quantile(0.99),
    "peak MB": peakOf(pid),
  };
  client.hangUp();
  return figures;
}

/** How long each answer took, one after the other. */
async function asked(ask: (path: string) => Promise<number>, path: string, ms: number) {
  const delays: number[] = [];
  for (const end = performance.now() + ms; performance.now() < end;) {
    const began = performance.now();
    const status = await ask(path);
    if (status !== 200) throw new Error(`${path} answered ${status}.`);
    delays.push(performance.now() - began);
  }
  return delays;
}
