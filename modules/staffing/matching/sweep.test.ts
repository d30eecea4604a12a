import { expect, test } from "bun:test";
import fc from "fast-check";
import { blockersOf } from "./blockers";
import { anyDemand, anyFacts } from "./fixtures";
import { rosterOf } from "./roster";
import { scored } from "./score";
import { ranked, sweep } from "./sweep";

/** Numbers drawn one after the other from a seed that a failing test can name. */
function drawn(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}

const on = "2026-01-01";

test("the swept score and blocking are those of the explained score, candidate by candidate", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const random = drawn(seed);
      const roster = rosterOf(Array.from({ length: 20 }, (_, n) => anyFacts(`c${n}`, random)));
      const demand = anyDemand("job", random);
      const { exact, blocked } = sweep(roster, demand, on);
      for (const [row, facts] of roster.facts.entries()) {
        expect(exact[row]).toBe(scored({ demand, facts, on }).exact);
        expect(blocked[row] === 1).toBe(blockersOf({ demand, facts, on }).length > 0);
      }
    }),
    { numRuns: 300 },
  );
});

test("the first rows are the best, who is blocked below all others, and equals by their id", () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 40 }), (seed, count) => {
      const random = drawn(seed);
      const roster = rosterOf(Array.from({ length: 30 }, (_, n) => anyFacts(`c${n}`, random)));
      const demand = anyDemand("job", random);
      const { exact, blocked } = sweep(roster, demand, on);
      const place = (row: number) => (blocked[row] ? -1000 : 0) + (exact[row] ?? 0);
      const wanted = [...exact.keys()].sort((a, b) => place(b) - place(a) || a - b).slice(0, count);
      expect(ranked(roster, demand, on, count)).toEqual(wanted);
    }),
    { numRuns: 200 },
  );
});
