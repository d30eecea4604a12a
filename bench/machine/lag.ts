import { modules } from "@/modules/all";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverParts } from "@/modules/api";
import { connectors, scraping } from "@/modules/market/scraping";
import { signedIn } from "@/modules/testing";
import { type App, openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { createServer, listen } from "@/src/server";
import { fill } from "../data/filled";
import { spawned } from "../serving/spawned";
import type { Figures, Prepared, Work } from "../work";

const jobs = 1000;
const quietMs = 5000;

const paths: Record<string, string> = { health: "/healthz", "first page": "/api/jobs" };

export const work: Work = {
  about: "how long others wait while pages written to hurt go through the pipeline",
  cases: Object.keys(paths),
  ways: ["nothing else", "bombs"],
  rounds: 3,
  goals: {
    "ms p50": { unit: "ms" },
    "ms p99": { unit: "ms" },
    "ms most": { unit: "ms", limit: 50 },
  },
  prepare,
  measure: (way, at, { origin = "" }) => measure(way === "bombs", paths[at] ?? "/", origin),
};

async function prepare(): Promise<Prepared> {
  const bombs = spawned("machine/bomb-server.ts");
  return { means: { origin: await bombs.says }, close: bombs.stop };
}

async function measure(hasBombs: boolean, path: string, origin: string): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const config = readConfig({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "error" });
  const app = openApp(config, { modules, transport: { kind: "replay", origin } });
  await fill(app, jobs);
  const { cookie } = await signedIn(app);
  const address = listen(createServer(app, serverParts(app)), app);

  const client = Bun.spawn(
    [process.execPath, `${import.meta.dir}/lag-client.ts`, address, cookie, path],
    { stdin: "pipe", stdout: "pipe" },
  );
  await Bun.sleep(1000);
  if (hasBombs) await readBombs(app);
  else await Bun.sleep(quietMs);
  void client.stdin.end();
  const told = (await new Response(client.stdout).text()).trim().split("\n").at(-1) ?? "[]";
  const delays: number[] = JSON.parse(told).toSorted((a: number, b: number) => a - b);
  await app.close();
  rmSync(folder, { recursive: true });
  const quantile = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.NaN;
  return { "ms p50": quantile(0.5), "ms p99": quantile(0.99), "ms most": delays.at(-1) ?? 0 };
}

async function readBombs(app: App): Promise<void> {
  const boards = [{ token: "http://bombs.example/sitemap.xml", company: "Bombs" }];
  const { version } = await connectors.find(app, "jsonld");
  await connectors.edit(app, "jsonld", { version, boards });
  const asked = { sources: ["jsonld" as const], keywords: ["datacenter"], countries: ["NL"] };
  await scraping.runThrough(app, asked);
}
