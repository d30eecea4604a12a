import { expect, test } from "bun:test";
import fc from "fast-check";
import { turnsDuring } from "@/src/workers/time-slices.testing";
import { blockersOf } from "../scoring/gates";
import { anyDemand, anyFacts } from "../fixtures";
import { keptOf } from "../scoring/match";
import { weightedScore } from "../scoring/score";
import type { JobDemand } from "../model";
import { minKeptScore, keptPerCandidate } from "../rules";
import { blockedPenalty, unknownPenalty } from "../scoring/bounds";
import { bestJobs } from "./best-jobs";
import { jobsByBound } from "./score-bounds";
import { Openings } from "./openings";

const on = "2026-01-01";

/** Numbers drawn one after the other from a seed that a failing test can name. */
function drawnFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

function drawn(seed: number, count: number) {
  const random = drawnFrom(seed);
  const demands = new Map<string, JobDemand>();
  const openings = new Openings();
  const put = (id: string) => {
    const demand = anyDemand(id, random);
    demands.set(id, demand);
    openings.put(demand);
  };
  for (let n = 0; n < count; n += 1) put(`j${1000 + n}`);
  const asked: string[] = [];
  const found = (id: string) => {
    const demand = demands.get(id);
    return demand ? [[id, demand] as const] : [];
  };
  const demandsIn = async (ids: string[]) => {
    asked.push(...ids);
    return new Map(ids.flatMap((id) => found(id)));
  };
  return { random, demands, openings, put, asked, demandsIn };
}

/** As it is without any short way: every job explained, the best kept. */
const inFull = (demands: Iterable<JobDemand>, facts: ReturnType<typeof anyFacts>) =>
  [...demands]
    .filter((demand) => blockersOf({ demand, facts, on }).length === 0)
    .filter((demand) => !weightedScore({ demand, facts, on }).isThin)
    .map((demand) => keptOf({ demand, facts, on }).match)
    .filter(({ score }) => score >= minKeptScore)
    .sort((a, b) => b.score - a.score || (a.jobId < b.jobId ? -1 : 1))
    .slice(0, keptPerCandidate);

test("the jobs kept of a candidate are those of a full computation, also after jobs came, changed and went", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const { random, demands, openings, put, demandsIn } = drawn(seed, 150);
      for (let n = 0; n < 40; n += 1) {
        const id = `j${1000 + Math.floor(random() * 180)}`;
        if (random() < 0.6) put(id);
        else {
          demands.delete(id);
          openings.remove(id);
        }
      }
      const facts = anyFacts("candidate", random);
      const kept = await bestJobs({ openings, demands: demandsIn }, facts, on);
      expect(kept.map(({ match }) => match)).toEqual(inFull(demands.values(), facts));
      expect(openings.count).toBe(demands.size);
    }),
    { numRuns: 60 },
  );
});

test("only jobs in which a candidate could score enough are looked at, and none of somebody who is out", async () => {
  const { random, openings, asked, demandsIn } = drawn(7, 3000);
  const people = Array.from({ length: 20 }, (_, n) => anyFacts(`c${n}`, random));
  for (const facts of people) await bestJobs({ openings, demands: demandsIn }, facts, on);
  expect(asked.length).toBeLessThan((people.length * openings.size) / 10);
  asked.length = 0;
  const hired = { ...anyFacts("c", random), status: "hired" as const };
  expect(await bestJobs({ openings, demands: demandsIn }, hired, on)).toEqual([]);
  expect(asked).toEqual([]);
});

test("others have their turn while candidates are held against very many jobs", async () => {
  const { random, openings, asked, demandsIn } = drawn(11, 4000);
  const people = Array.from({ length: 10 }, (_, n) => anyFacts(`c${n}`, random));
  const turns = await turnsDuring(async () => {
    for (const facts of people) {
      const open = { ...facts, status: "active" as const, hasConsent: true };
      await bestJobs({ openings, demands: demandsIn }, open, on);
    }
  });
  expect(asked.length).toBeGreaterThan(100);
  expect(turns).toBeGreaterThan(1);
});

const at = (chances: { place: number }[], n: number) => chances[n]?.place ?? Number.NaN;

test("no job stands higher for somebody than what is said of it before its ad is read", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.constantFrom(0, 30, 60), async (seed, least) => {
      const { random, demands, openings } = drawn(seed, 60);
      const facts = anyFacts("c1", random);
      const asked = { facts, on, least, decided: new Map() };
      const chances = (await Array.fromAsync(jobsByBound(openings, asked))).flat();
      expect(chances.every(({ place }, n) => n === 0 || place <= at(chances, n - 1))).toBe(true);
      const known = new Map(chances.map((it) => [it.id, it]));
      for (const [id, demand] of demands) {
        const { exact, isThin } = weightedScore({ demand, facts, on });
        const chance = known.get(id);
        if (!chance) expect(Math.round(exact)).toBeLessThan(least);
        else {
          const isBlocked = blockersOf({ demand, facts, on }).length > 0;
          const place = exact - (isBlocked ? blockedPenalty : 0) - (isThin ? unknownPenalty : 0);
          expect(chance.exact).toBeGreaterThanOrEqual(exact);
          expect(chance.place).toBeGreaterThanOrEqual(place);
        }
      }
    }),
    { numRuns: 60, seed: 2026 },
  );
});

test("of very many jobs each is given once, the best first, however many are asked for", async () => {
  const { random, openings } = drawn(19, 1500);
  const facts = { ...anyFacts("c1", random), status: "active" as const, hasConsent: true };
  const all = await Array.fromAsync(
    jobsByBound(openings, { facts, on, least: 0, decided: new Map() }),
  );
  const given = all.flat();
  expect(new Set(given.map(({ id }) => id)).size).toBe(1500);
  expect(given).toHaveLength(1500);
  expect(given.every(({ place }, n) => n === 0 || place <= at(given, n - 1))).toBe(true);
});
