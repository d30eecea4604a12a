import { modules } from "@/modules/all";
import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signedIn } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { fill } from "../data/filled";
import { secret, served } from "../serving/served";
import type { Prepared } from "../work";

const jobs = 10_000;

export const work = served({
  about: `${jobs} jobs: through the whole HTTP stack, without compression`,
  cases: {
    "first page": () => ({ path: "/api/jobs" }),
    "filter and sort": () => ({ path: "/api/jobs?country=DE,NL&class=hard-target&sort=date" }),
    "open one": (_, { id }) => ({ path: `/api/jobs/${id}` }),
    search: () => ({ path: "/api/jobs?q=chillers" }),
    counts: () => ({ path: "/api/jobs/counts" }),
  },
  ways: { "Bun.serve + bun:sqlite": "jobs", product: "product" },
  rounds: 5,
  goals: {
    "ms p50": { unit: "ms", atMost: 2 },
    "p99 to p50 of 16": { unit: "", limit: 5 },
  },
  prepare,
});

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const app = openApp(readConfig({ DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" }), {
    modules,
  });
  await fill(app, jobs);
  const { cookie } = await signedIn(app);
  await app.close();
  const sqlite = new Database(join(folder, "coldaisle.db"));
  const [[id] = []] = sqlite.query("select id from jobs where seq = 5000").values();
  sqlite.run("pragma wal_checkpoint(truncate)");
  sqlite.close();
  const means = { folder, cookie, id: String(id) };
  return { means, close: async () => rmSync(folder, { recursive: true }) };
}
