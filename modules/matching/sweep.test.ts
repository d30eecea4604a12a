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

test("the ranking puts the best first, who is blocked below all others, and equals by their id", () => {
  const exact = Float64Array.of(50, 90, 50, 99);
  const blocked = Uint8Array.of(0, 0, 0, 1);
  expect([...ranked({ exact, blocked })]).toEqual([1, 0, 2, 3]);
});
