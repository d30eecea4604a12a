import { expect, test } from "bun:test";
import fc from "fast-check";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import { byScore, type Demand, type Knowledge, scoreOf } from "./rules";

const nobody: Knowledge = {
  roles: [],
  countries: [],
  systems: [],
  certifications: [],
  successRate: 0,
};
const everything: Demand = {
  role: "commissioning",
  country: "GB",
  systems: [...systems],
  certifications: ["nen3140-vp", "vca-vol"],
};
const nothing: Demand = { role: null, country: null, systems: [], certifications: [] };

const rows: [what: string, demand: Demand, knows: Partial<Knowledge>, score: number][] = [
  ["knows nothing that is asked", everything, {}, 0],
  ["covers one system", everything, { systems: ["generators"] }, 20],
  ["covers two systems", everything, { systems: ["generators", "redundancy"] }, 40],
  ["knows systems nobody asks for", nothing, { systems: [...systems] }, 0],
  ["places the role", everything, { roles: ["hyperscale", "commissioning"] }, 30],
  ["places another role", everything, { roles: ["hyperscale"] }, 0],
  ["works in the country", everything, { countries: ["NL", "GB"] }, 20],
  ["works in another country", everything, { countries: ["NL"] }, 0],
  ["shares one certificate", everything, { certifications: ["vca-vol"] }, 15],
  ["shares two certificates", everything, { certifications: ["vca-vol", "nen3140-vp"] }, 30],
  ["places 91 of 100", nothing, { successRate: 91 }, 15],
  ["places 90.01 of 100", nothing, { successRate: 90.01 }, 15],
  ["places exactly 90 of 100", nothing, { successRate: 90 }, 0],
  ["was never measured, which counts as 91", nothing, { successRate: null }, 15],
  [
    "knows it all, which is still 100",
    everything,
    { systems: [...systems], roles: [...roles], countries: ["GB"], successRate: 100 },
    100,
  ],
];

test.each(rows)("a recruiter who %s", (_, demand, knows, score) => {
  expect(scoreOf(demand, { ...nobody, ...knows }).score).toBe(score);
});

test("a success rate that nobody measured says so in the point table", () => {
  const assumed = (successRate: number | null) =>
    scoreOf(nothing, { ...nobody, successRate }).parts.filter(({ isAssumed }) => isAssumed);
  expect(assumed(null)).toMatchObject([{ code: "success", points: 15 }]);
  expect(assumed(91)).toEqual([]);
});

const some = <Item>(items: readonly Item[]) => fc.subarray([...items]);
const countries = ["NL", "DE", "GB"];
const certificates = ["vca-vol", "nen3140-vp", "cdcp"];
const anyDemand = fc.record({
  role: fc.option(fc.constantFrom(...roles)),
  country: fc.option(fc.constantFrom(...countries)),
  systems: some(systems),
  certifications: some(certificates),
});
const anyKnowledge = fc.record({
  roles: some(roles),
  countries: some(countries),
  systems: some(systems),
  certifications: some(certificates),
  successRate: fc.option(fc.integer({ min: 0, max: 100 })),
});

test("the points of the table add up to the score, up to 100", () => {
  fc.assert(
    fc.property(anyDemand, anyKnowledge, (demand, knowledge) => {
      const { score, parts } = scoreOf(demand, knowledge);
      const sum = parts.reduce((total, { points }) => total + points, 0);
      expect(score).toBe(Math.min(100, sum));
      expect(parts.every(({ points }) => points >= 0)).toBe(true);
    }),
  );
});

test("knowing more never costs a point", () => {
  fc.assert(
    fc.property(anyDemand, anyKnowledge, anyKnowledge, (demand, one, other) => {
      const both: Knowledge = {
        roles: [...one.roles, ...other.roles],
        countries: [...one.countries, ...other.countries],
        systems: [...one.systems, ...other.systems],
        certifications: [...one.certifications, ...other.certifications],
        successRate: one.successRate,
      };
      expect(scoreOf(demand, both).score).toBeGreaterThanOrEqual(scoreOf(demand, one).score);
    }),
  );
});

test("the best comes first and equals stand in the order of their ids, however they came", () => {
  const match = (id: string, score: number) => ({ id, match: { score } });
  const ranked = [match("c", 90), match("a", 50), match("b", 50), match("d", 0)];
  fc.assert(
    fc.property(fc.shuffledSubarray(ranked, { minLength: 4 }), (shuffled) => {
      expect(shuffled.toSorted(byScore)).toEqual(ranked);
    }),
  );
});
