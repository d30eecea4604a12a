import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { audit } from "@/modules/platform/audit";
import { backups } from "@/modules/platform/backups";
import { modules, signedIn } from "@/modules/testing";
import { type App, openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { fillCandidates } from "../data/people";
import type { Figures, Means, Prepared, Work } from "../work";

const people = 100_000;
const quietMs = 8000;
const warmMs = 500;
const pauseMs = 5;
const secret = "a secret that only the benchmark may use";

export const work: Work = {
  about: `how long a write takes while ${people} candidates are backed up, and how soon they are restored`,
  cases: [String(people)],
  ways: ["nothing else", "backup"],
  rounds: 2,
  goals: {
    "write ms p50": { unit: "ms" },
    "write ms p99": { unit: "ms" },
    "write ms most": { unit: "ms", limit: 150 },
    "backup s": { unit: "s" },
    "backup MiB": { unit: "MiB" },
    "restore s": { unit: "s", limit: 10 },
  },
  prepare,
  measure: (way, _, means) => measure(way === "backup", means),
};

const configOf = (folder: string) =>
  readConfig({ DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" });

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const clock = { at: new Date() };
  const app = openApp(configOf(folder), { modules, now: () => clock.at });
  const { as } = await signedIn(app);
  await fillCandidates(as, people, clock);
  await app.close();
  return { means: { folder }, close: async () => rmSync(folder, { recursive: true }) };
}

async function measure(isBackedUp: boolean, { folder = "" }: Means): Promise<Figures> {
  const own = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  cpSync(folder, own, { recursive: true });
  // Else the disk is still busy with the copy itself.
  Bun.spawnSync(["sync"]);
  const app = openApp(configOf(own), { modules });
  await writesDuring(app, Bun.sleep(warmMs));
  const began = performance.now();
  const work = isBackedUp ? backups.createAndWait(app) : Bun.sleep(quietMs).then(() => null);
  const writes = await writesDuring(app, work);
  const seconds = (performance.now() - began) / 1000;
  const made = await work;
  await app.close();
  const restored = made && (await backups.restore(app.config, { backup: made.name }, { modules }));
  rmSync(own, { recursive: true });
  return {
    ...{ "write ms p50": part(writes, 0.5), "write ms p99": part(writes, 0.99) },
    "write ms most": part(writes, 1),
    ...(made && { "backup s": seconds, "backup MiB": made.bytes / 1024 ** 2 }),
    ...(restored && { "restore s": restored.ms / 1000 }),
  };
}

/** One write after the other, as long as something else goes on; how long each took. */
async function writesDuring(app: App, work: Promise<unknown>): Promise<number[]> {
  const state = { isOver: false };
  void work.finally(() => (state.isOver = true));
  const times: number[] = [];
  while (!state.isOver) {
    const began = performance.now();
    await app.write([audit.entry(app, { action: "tried", entityType: "test" })]);
    times.push(performance.now() - began);
    await Bun.sleep(pauseMs);
  }
  return times.toSorted((a, b) => a - b);
}

const part = (sorted: number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
