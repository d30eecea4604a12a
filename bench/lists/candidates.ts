import { modules } from "@/modules/all";
import { Database } from "bun:sqlite";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { namedSkills } from "@/modules/knowledge/analysis";
import { signedIn } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";

import { fill } from "../data/filled";
import { type Clock, fillCandidates, nameNumber, personNumber } from "../data/people";
import { type Question, secret, served } from "../serving/served";
import type { Goal, Prepared } from "../work";

const jobs = 10_000;
const people = 100_000;

/** More different ones than the product remembers counts of. */
const asMany = 200;

export const cases: Record<string, Question> = {
  "first page": () => ({ path: "/api/candidates" }),
  "filter and sort": () => ({ path: "/api/candidates?status=active&country=NL" }),
  "by skill": (n) => ({ path: `/api/candidates?skill=${namedSkills[n % 60]?.id}` }),
  "by name": (n) => ({ path: `/api/candidates?q=${nameNumber(n % asMany).lastName}` }),
  "open one": (_, { id }) => ({ path: `/api/candidates/${id}` }),
  create: (n) => ({ path: "/api/candidates", body: JSON.stringify(personNumber(n)) }),
};

const times = (atMost: number): Record<string, Goal> => ({ "ms p50": { unit: "ms", atMost } });

export const work = served({
  about: `${people} candidates, ${jobs} jobs: through the whole HTTP stack, without compression`,
  cases,
  ways: { "Bun.serve + bun:sqlite": "candidates", product: "product" },
  rounds: 5,
  goals: {
    "ms p50": { unit: "ms", atMost: 2 },
    "p99 to p50 of 16": { unit: "", limit: 5 },
  },
  goalsAt: {
    "filter and sort": times(1.8),
    "by skill": times(1.5),
    "by name": times(1.5),
    "open one": times(1.6),
    create: times(1.4),
  },
  prepare,
});

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const means = { ...(await filled(folder, people)), folder };
  const other = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  // Both make candidates, each in a database of its own.
  cpSync(folder, other, { recursive: true });
  const close = async () => [folder, other].forEach((it) => rmSync(it, { recursive: true }));
  return { means: { ...means, "folder product": other }, close };
}

/** A data folder with so many candidates, and what a client has to know of it. */
export async function filled(folder: string, people: number) {
  const clock: Clock = { at: new Date() };
  const config = readConfig({ DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" });
  const app = openApp(config, { modules, now: () => clock.at });
  const { cookie, as } = await signedIn(app);
  await fillCandidates(as, people, clock);
  clock.at = new Date();
  await fill(app, jobs);
  await app.close();
  const sqlite = new Database(join(folder, "coldaisle.db"));
  const [[id] = []] = sqlite.query("select id from candidates where seq = 500").values();
  sqlite.run("pragma wal_checkpoint(truncate)");
  sqlite.close();
  return { cookie, id: String(id) };
}
