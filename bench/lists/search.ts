import { modules } from "@/modules/all";
import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { signedIn } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { fill } from "../data/filled";
import { type Clock, fillCandidates, nameNumber, personNumber } from "../data/people";
import { type Question, secret, served } from "../serving/served";
import type { Prepared } from "../work";

const people = Number(process.env["BENCH_SIZE"] ?? 100_000);
const jobs = people / 2;

const typed =
  (text: (n: number) => string): Question =>
  (n) => ({ path: `/api/search?q=${encodeURIComponent(text(n))}` });
const letters = [..."abdefghijklmnoprstvwz"];
const letter = (n: number) => letters[n % letters.length] ?? "a";
const surname = (n: number) => nameNumber(n % 5000).lastName;

export const work = served({
  about: `${people} candidates, ${jobs} jobs: what the palette asks while somebody types, beside a search of names alone`,
  cases: {
    "nothing typed": typed(() => ""),
    "first letter": typed(letter),
    "two letters": typed((n) => letter(n) + letter(n * 7 + 3)),
    "three letters": typed((n) => surname(n).slice(0, 3)),
    surname: typed(surname),
    "whole name": typed((n) => `${nameNumber(n % 5000).firstName} ${surname(n)}`),
    "a slip": typed((n) => surname(n).replace(/(.)(.)$/, "$2$1")),
    number: typed((n) => `C-${(n % people) + 1}`),
    email: typed((n) => personNumber(n % people).email?.slice(0, 12) ?? ""),
    certificate: typed((n) => ["vca", "HV", "IPAF", "BA4", "first aid"][n % 5] ?? ""),
    skill: typed((n) => ["UPS systems", "chillers", "generators", "switchgear"][n % 4] ?? ""),
    words: typed((n) => ["switchgear vendors", "method statements", "shift"][n % 3] ?? ""),
    "job title": typed((n) => ["critical facilities", "electrician", "data cent"][n % 3] ?? ""),
  },
  ways: { "Bun.serve + bun:sqlite": "search", product: "product" },
  answersDiffer: "raw finds people by name alone",
  rounds: 5,
  goals: { "ms p95": { unit: "ms", limit: 20 } },
  prepare,
});

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const clock: Clock = { at: new Date() };
  const config = readConfig({ DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" });
  const app = openApp(config, { modules, now: () => clock.at });
  const { cookie, as } = await signedIn(app);
  await fillCandidates(as, people, clock);
  clock.at = new Date();
  await fill(app, jobs);
  await app.close();
  const sqlite = new Database(join(folder, "coldaisle.db"));
  sqlite.run("pragma wal_checkpoint(truncate)");
  sqlite.close();
  return { means: { folder, cookie }, close: async () => rmSync(folder, { recursive: true }) };
}
