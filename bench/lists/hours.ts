import { modules } from "@/modules/all";
import { Database } from "bun:sqlite";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { timesheetStatuses } from "@/modules/staffing/timesheets";
import { signedIn } from "@/modules/testing";
import { openApp } from "@/src/app";
import { addDays, mondayOf } from "@/src/calendar";
import { readConfig } from "@/src/config";
import { secret } from "../data/folder";
import { cpuMs } from "../machine/cpu";
import { call } from "../serving/caller";
import { spawned } from "../serving/spawned";
import type { Figures, Means, Prepared, Work } from "../work";
import { pricing } from "./pricing";
import { approvedOnce, billingRun, fillApproved } from "./billing-run";

const people = Number(process.env["BENCH_SIZE"] ?? 5000);
/** A person's earlier weeks are read for averages. */
const weeks = 8;
const week = addDays(mondayOf(new Date().toISOString()), -7);

const cases: Record<string, string> = {
  counts: `/api/timesheets/counts?week=${week}`,
  "first page": `/api/timesheets?week=${week}`,
  "one status": `/api/timesheets?week=${week}&status=submitted`,
};
const asked = 40;
const runCase = "billing run";
const pricingCase = "pricing";

export const work: Work = {
  about: `${people} deployments with ${weeks} weeks of hours each: through the whole HTTP stack`,
  cases: [...Object.keys(cases), runCase, pricingCase],
  ways: ["product"],
  rounds: 3,
  goals: { "ms p50": { unit: "ms", limit: 50 }, "CPU ms": { unit: "ms", limit: 50 } },
  goalsAt: {
    [runCase]: {
      "run s": { unit: "s", limit: 60 },
      "healthz p99 more than idle": { unit: "ms", limit: 20 },
      "list p99 more than idle": { unit: "ms", limit: 20 },
    },
    [pricingCase]: {
      "CPU ms a timesheet": { unit: "ms", limit: 0.1 },
      "CPU s for 10,000": { unit: "s", limit: 1 },
    },
  },
  prepare,
  measure: (_, at, means) => measured(at, means),
};

async function measured(at: string, means: Means): Promise<Figures> {
  if (at === pricingCase) return pricing();
  return at === runCase ? billingRun(means) : listed(at, means);
}

async function listed(at: string, { origin = "", cookie = "", pid = "" }: Means) {
  const caller = await call(origin, cookie);
  const ask = async () => {
    const began = performance.now();
    const status = await caller.ask({ path: cases[at] ?? "" });
    if (status !== 200) throw new Error(`${at} answered ${status}.`);
    return performance.now() - began;
  };
  for (let n = 0; n < asked; n += 1) await ask();
  const before = cpuMs(Number(pid));
  const waits: number[] = [];
  for (let n = 0; n < asked; n += 1) waits.push(await ask());
  const cpu = (cpuMs(Number(pid)) - before) / asked;
  caller.hangUp();
  const middle = waits.toSorted((one, other) => one - other)[asked / 2];
  return { "ms p50": middle ?? Number.NaN, "CPU ms": cpu };
}

async function prepare(): Promise<Prepared> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const config = readConfig({ DATA_DIR: folder, SECRET_KEY: secret, LOG_LEVEL: "error" });
  const app = openApp(config, { modules });
  const { cookie, as } = await signedIn(app);
  const { id, version } = await deployed(as, { startDate: "2026-01-05", endDate: null });
  await deployments.setStatus(as, id, { version, status: "active" });
  const billedId = await approvedOnce(as);
  await app.close();
  fillHours(join(folder, "coldaisle.db"), id);
  fillApproved(folder, billedId);
  const server = spawned("serving/served-server.ts", "product", folder, secret);
  const means = { origin: await server.says, cookie, pid: String(server.pid) };
  const close = async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  };
  return { means, close };
}

/** Copies one deployment for everybody, and gives each its weeks in every state. */
function fillHours(path: string, id: string): void {
  const sqlite = new Database(path);
  const row = sqlite.query("select * from deployments where id = ?").get(id) as object;
  const person = sqlite.query("select * from candidates").get() as object;
  sqlite.transaction(() => {
    for (let n = 0; n < people; n += 1) {
      const mine = { ...person, id: Bun.randomUUIDv7(), seq: n + 10 };
      const own = { ...row, id: Bun.randomUUIDv7(), seq: n + 10, candidate_id: mine.id };
      insert(sqlite, "candidates", mine);
      insert(sqlite, "deployments", own);
      for (let back = 0; back < weeks; back += 1)
        insert(sqlite, "timesheets", sheetOf(own.id, n, addDays(week, -7 * back)));
    }
  })();
  sqlite.run("pragma wal_checkpoint(truncate)");
  sqlite.close();
}

function insert(sqlite: Database, table: string, row: object): void {
  const names = Object.keys(row);
  const blanks = names.map(() => "?").join(", ");
  sqlite
    .query(`insert into ${table} (${names.join(", ")}) values (${blanks})`)
    .run(...Object.values(row));
}

const sheetOf = (deployment: string, n: number, monday: string) => ({
  id: Bun.randomUUIDv7(),
  deployment_id: deployment,
  week: monday,
  status: monday === week ? timesheetStatuses[n % timesheetStatuses.length] : "billed",
  entries: JSON.stringify(
    [0, 1, 2, 3, 4].map((day) => ({
      day: addDays(monday, day),
      hourType: "regular",
      from: 480,
      until: 1020,
      breakMinutes: 60,
    })),
  ),
  holidays: "[]",
  version: 1,
  updated_at: new Date().toISOString(),
});
