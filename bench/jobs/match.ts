import { anyDemand, anyFacts } from "@/modules/staffing/matching/fixtures";
import { matchOf } from "@/modules/staffing/matching/scoring/match";
import { rosterOf } from "@/modules/staffing/matching/roster/roster";
import { rankRows } from "@/modules/staffing/matching/scoring/score-all";
import { seeded } from "../data/seed";
import type { Figures, Work } from "../work";

const candidates = 10_000;
const jobs = 120;
/** Explaining everybody takes long enough to be measured on fewer jobs. */
const jobsExplained = 8;
const shownAtOnce = 50;
const on = "2026-01-01";

/** What somebody waits, interruptions and garbage included. */
const ms = async (work: () => unknown): Promise<number> => {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
};

const quantile = (sorted: number[], q: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN;

/** Drawn candidates and jobs, the same on every machine. */
function people() {
  const random = seeded(7);
  const all = Array.from({ length: candidates }, (_, n) => anyFacts(`c${n}`, random));
  const asked = Array.from({ length: jobs }, (_, n) => anyDemand(`j${n}`, random));
  return { all, asked };
}

async function measureSweep(): Promise<Figures> {
  const { all, asked } = people();
  const roster = rosterOf(all);
  const rank = async (n: number) => {
    const demand = asked[n % jobs] ?? asked[0];
    if (!demand) throw new RangeError("No job.");
    const rows = await rankRows(roster, { demand, on }, { count: shownAtOnce });
    return rows.map((row) => {
      const facts = all[row];
      return facts && matchOf({ demand, facts, on });
    });
  };
  return spread(jobs, jobs, rank);
}

/** As one would without the roster: every candidate explained, then sorted. */
function measureExplained(): Promise<Figures> {
  const { all, asked } = people();
  return spread(jobsExplained, 2, (n) => {
    const demand = asked[n % jobs] ?? asked[0];
    if (!demand) throw new RangeError("No job.");
    const matches = all.map((facts) => matchOf({ demand, facts, on }));
    return matches.sort((a, b) => b.score - a.score).slice(0, shownAtOnce);
  });
}

async function spread(
  rounds: number,
  warmUp: number,
  rank: (n: number) => unknown,
): Promise<Figures> {
  for (let n = 0; n < warmUp; n += 1) await rank(n);
  const times: number[] = [];
  for (let n = 0; n < rounds; n += 1) times.push(await ms(() => rank(n)));
  times.sort((a, b) => a - b);
  return { "p50 ms": quantile(times, 0.5), "p95 ms": quantile(times, 0.95) };
}

export const work: Work = {
  about: `one job ranked over ${candidates} candidates, the best ${shownAtOnce} explained`,
  cases: [`${candidates}`],
  ways: ["every candidate explained", "coldaisle"],
  rounds: 3,
  goals: { "p50 ms": { unit: "ms", limit: 10 }, "p95 ms": { unit: "ms", limit: 10 } },
  prepare: async () => ({ means: {}, close: async () => {} }),
  measure: async (way) => (way === "coldaisle" ? measureSweep() : measureExplained()),
};
