import { anyDemand, anyFacts } from "@/modules/staffing/matching/fixtures";
import { matchOf } from "@/modules/staffing/matching/match";
import { rosterOf } from "@/modules/staffing/matching/roster";
import { ranked } from "@/modules/staffing/matching/sweep";
import { seeded } from "./seed";
import type { Figures, Work } from "./work";

const candidates = 10_000;
const jobs = 120;
/** Explaining everybody takes long enough to be measured on fewer jobs. */
const jobsExplained = 8;
const shownAtOnce = 50;
const on = "2026-01-01";

/** What somebody waits, interruptions and garbage included. */
const ms = (work: () => unknown): number => {
  const begun = performance.now();
  work();
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

function measureSweep(): Figures {
  const { all, asked } = people();
  const roster = rosterOf(all);
  const rank = (n: number) => {
    const demand = asked[n % jobs] ?? asked[0];
    if (!demand) throw new RangeError("No job.");
    return ranked(roster, demand, on, shownAtOnce).map((row) => {
      const facts = roster.facts[row];
      return facts && matchOf({ demand, facts, on });
    });
  };
  return spread(jobs, jobs, rank);
}

/** As one would without the roster: every candidate explained, then sorted. */
function measureExplained(): Figures {
  const { all, asked } = people();
  return spread(jobsExplained, 2, (n) => {
    const demand = asked[n % jobs] ?? asked[0];
    if (!demand) throw new RangeError("No job.");
    const matches = all.map((facts) => matchOf({ demand, facts, on }));
    return matches.sort((a, b) => b.score - a.score).slice(0, shownAtOnce);
  });
}

function spread(rounds: number, warmUp: number, rank: (n: number) => unknown): Figures {
  for (let n = 0; n < warmUp; n += 1) rank(n);
  const times = Array.from({ length: rounds }, (_, n) => ms(() => rank(n))).toSorted(
    (a, b) => a - b,
  );
  return { "p50 ms": quantile(times, 0.5), "p95 ms": quantile(times, 0.95) };
}

export const work: Work = {
  about: `one job ranked over ${candidates} candidates, the best ${shownAtOnce} explained`,
  cases: [`${candidates}`],
  ways: ["every candidate explained", "coldaisle"],
  rounds: 3,
  goals: { "p50 ms": { unit: "ms", limit: 15 }, "p95 ms": { unit: "ms", limit: 15 } },
  prepare: async () => ({ means: {}, close: async () => {} }),
  measure: async (way) => (way === "coldaisle" ? measureSweep() : measureExplained()),
};
