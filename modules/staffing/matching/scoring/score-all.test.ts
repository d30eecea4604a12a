import { expect, test } from "bun:test";
import fc from "fast-check";
import { anyDemand, anyFacts } from "../fixtures";
import { rosterOf } from "../roster/roster";
import { blockersOf } from "./gates";
import { weightedScore } from "./score";
import { blockedBelow, rankRows, sweep, thinBelow } from "./score-all";

/** Numbers drawn one after the other from a seed that a failing test can name. */
function drawn(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const on = "2026-01-01";

test("the swept score and blocking are those of the explained score, candidate by candidate", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const random = drawn(seed);
      const people = Array.from({ length: 20 }, (_, n) => anyFacts(`c${n}`, random));
      const roster = rosterOf(people);
      const demand = anyDemand("job", random);
      const { exact, blocked, thin } = await sweep(roster, demand, on);
      for (const [row, facts] of people.entries()) {
        const explained = weightedScore({ demand, facts, on });
        expect(exact[row]).toBe(explained.exact);
        expect(thin[row] === 1).toBe(explained.isThin);
        expect(blocked[row] === 1).toBe(blockersOf({ demand, facts, on }).length > 0);
      }
    }),
    { numRuns: 300 },
  );
});

test("the first rows are the best, then of whom too little is known, then who is blocked, equals by their id", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 40 }), async (seed, count) => {
      const random = drawn(seed);
      const people = Array.from({ length: 30 }, (_, n) => anyFacts(`c${10 + n}`, random));
      const roster = rosterOf(people);
      const demand = anyDemand("job", random);
      const { exact, blocked, thin } = await sweep(roster, demand, on);
      const place = (row: number) =>
        (exact[row] ?? 0) - (blocked[row] ? blockedBelow : 0) - (thin[row] ? thinBelow : 0);
      const wanted = [...exact.keys()].sort((a, b) => place(b) - place(a) || a - b).slice(0, count);
      expect(await rankRows(roster, { demand, on }, { count })).toEqual(wanted);
    }),
    { numRuns: 200 },
  );
});

test("rows that were written over, taken out and given to others score as if all were read anew", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      const random = drawn(seed);
      const people = new Map(
        Array.from({ length: 90 }, (_, n) => [`c${n}`, anyFacts(`c${n}`, random)]),
      );
      const roster = rosterOf(people.values());
      for (let n = 0; n < 60; n += 1) {
        const id = `c${Math.floor(random() * 110)}`;
        if (random() < 0.4) {
          people.delete(id);
          roster.remove(id);
        } else {
          const facts = anyFacts(id, random);
          people.set(id, facts);
          roster.put(facts);
        }
      }
      expect(roster.count).toBe(people.size);
      const [demand, anew] = [anyDemand("job", random), rosterOf(people.values())];
      const best = async (of: typeof roster) =>
        (await rankRows(of, { demand, on }, { count: 200 })).map((row) => of.ids[row]);
      expect(await best(roster)).toEqual(await best(anew));
    }),
    { numRuns: 60 },
  );
});

test("only who scores enough, is known enough and is not blocked is looked for where a score is asked", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), fc.integer({ min: 1, max: 90 }), async (seed, least) => {
      const random = drawn(seed);
      const people = Array.from({ length: 40 }, (_, n) => anyFacts(`c${10 + n}`, random));
      const [roster, demand] = [rosterOf(people), anyDemand("job", random)];
      const { exact, blocked, thin } = await sweep(roster, demand, on);
      const all = await rankRows(roster, { demand, on }, { count: 40 });
      const wanted = all
        .filter((row) => !blocked[row] && !thin[row] && (exact[row] ?? 0) >= least)
        .slice(0, 9);
      expect(await rankRows(roster, { demand, on }, { count: 9, least })).toEqual(wanted);
    }),
    { numRuns: 150 },
  );
});
