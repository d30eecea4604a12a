import { expect, setDefaultTimeout, test } from "bun:test";
import { billing } from "@/bench/crash/billing/billing";
import { faults as billingFaults } from "@/bench/crash/billing/books";
import { power } from "@/bench/crash/power/power";
import { faults, rounds } from "@/bench/crash/rounds/rounds";
import { canTrace } from "@/bench/crash/power/trace";
import { ways, writers } from "@/bench/crash/writers";
import { patience } from "@/src/patience.testing";

setDefaultTimeout(patience(120_000));

// The short form; `bun run crash` kills, cuts and writes as often as it is asked to.

test("what was answered outlives a kill, with erasures, purges, backups and commands beside the server", async () => {
  const told: string[] = [];
  const totals = await rounds({ rounds: 3, tell: (fault) => told.push(fault) });
  expect(told).toEqual([]);
  expect(faults.map((name) => [name, totals[name]])).toEqual(faults.map((name) => [name, 0]));
  expect(totals.acknowledged).toBeGreaterThan(0);
});

const isTraced = canTrace();
if (!isTraced) console.warn("SKIPPED: strace is not here or may not trace, so no power was cut.");

test.skipIf(!isTraced)(
  "what was answered outlives a power cut, and less would if the log were not synced first",
  async () => {
    const told: string[] = [];
    const outcome = await power({ states: 200, writes: 20, tell: (fault) => told.push(fault) });
    expect(told).toEqual([]);
    expect(outcome).toMatchObject({ states: 200, lost: 0, damaged: 0 });
    const weak = [process.execPath, `${import.meta.dir}/../bench/crash/power/weak-server.ts`];
    const control = await power({ states: 30, writes: 10, words: weak });
    expect(control.lost).toBeGreaterThan(0);
  },
);

test.each([...ways])(
  "two processes write at once, a server beside %s, and nobody is turned away",
  async (way) => {
    const figures = await writers(200, way);
    expect(figures).toMatchObject({ acknowledged: 200, refused: 0, lost: 0, damaged: 0 });
  },
);

test("a billing run that is killed bills every hour once, leaves no gap in the numbers and no half invoice", async () => {
  const told: string[] = [];
  const tell = (fault: string) => told.push(fault);
  const totals = await billing({ kills: 3, clients: 2, longestMs: 800, tell });
  expect(told).toEqual([]);
  expect(billingFaults.map((name) => [name, totals[name]])).toEqual(
    billingFaults.map((name) => [name, 0]),
  );
  expect(totals["amid a run"]).toBeGreaterThan(0);
  expect(totals.invoices).toBeGreaterThan(0);
});
