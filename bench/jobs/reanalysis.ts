import { modules } from "@/modules/all";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverParts } from "@/modules/api";
import { jobAnalyses } from "@/modules/market/jobs/schema";
import { reanalysis } from "@/modules/market/reanalysis";
import { signedIn } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { createServer, listen } from "@/src/server";
import { fill } from "../data/filled";
import type { Figures, Means, Prepared, Work } from "../work";

const jobs = 10_000;
const quietMs = 6000;
const settlingMs = 1000;
const secret = "a secret that only the benchmark may use";

const paths: Record<string, string> = { health: "/healthz", "first page": "/api/jobs" };

export const work: Work = {
  about: `how long others wait while ${jobs} jobs are scored anew`,
  cases: Object.keys(paths),
  ways: ["nothing else", "re-analysis"],
  rounds: 2,
  goals: {
    "ms p50": { unit: "ms" },
    "ms p99": { unit: "ms" },
    "ms p99 more": { unit: "ms", limit: 20 },
    "ms most": { unit: "ms" },
    "jobs/s": { unit: "/s" },
  },
  prepare,
  measure: (way, at, means) => measure(way === "re-analysis", paths[at] ?? "/", means),
};

const configOf = (folder: string) =>
  readConfig({ DATA_DIR: folder, SECRET_KEY: secret, PORT: "0", LOG_LEVEL: "error" });

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const app = openApp(configOf(folder), { modules });
  await fill(app, jobs);
  await app.write([app.db.update(jobAnalyses).set({ version: "0-old" })]);
  const { cookie } = await signedIn(app);
  await app.close();
  return { means: { folder, cookie }, close: async () => rmSync(folder, { recursive: true }) };
}

async function measure(isBusy: boolean, path: string, means: Means): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  cpSync(means["folder"] ?? "", folder, { recursive: true });
  const app = openApp(configOf(folder), { modules });
  const address = listen(createServer(app, serverParts(app)), app);
  // The taxonomy is loaded once in the life of a server, which is not what is measured here.
  await reanalysis.overview(app);

  const quiet = await delaysWhile(address, path, means, () => Bun.sleep(quietMs));
  const began = performance.now();
  const delays = await delaysWhile(address, path, means, async () => {
    await (isBusy ? reanalysis.runThrough(app) : Bun.sleep(quietMs));
  });
  const seconds = (performance.now() - began - settlingMs) / 1000;
  await app.close();
  rmSync(folder, { recursive: true });
  return {
    "ms p50": quantile(delays, 0.5),
    "ms p99": quantile(delays, 0.99),
    // Beside the same process when it does nothing else: what a person waits longer than before.
    "ms p99 more": Math.max(0, quantile(delays, 0.99) - quantile(quiet, 0.99)),
    "ms most": delays.at(-1) ?? 0,
    "jobs/s": isBusy ? jobs / seconds : 0,
  };
}

const quantile = (delays: number[], share: number) =>
  delays[Math.floor(delays.length * share)] ?? Number.NaN;

/** What one client waited for each answer while something went on, the shortest first. */
async function delaysWhile(address: string, path: string, means: Means, work: () => Promise<void>) {
  const client = Bun.spawn(
    [
      process.execPath,
      `${import.meta.dir}/../machine/lag-client.ts`,
      address,
      means["cookie"] ?? "",
      path,
    ],
    { stdin: "pipe", stdout: "pipe" },
  );
  await Bun.sleep(settlingMs);
  await work();
  void client.stdin.end();
  const told = (await new Response(client.stdout).text()).trim().split("\n").at(-1) ?? "[]";
  const delays: number[] = JSON.parse(told);
  return delays.toSorted((a, b) => a - b);
}
