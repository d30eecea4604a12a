import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad, ordinaryAds } from "../../fixtures";
import { explain } from "./contributions";
import { spread } from "./spread";

const term = (value: number) => ({ code: "term", value, because: "", facts: [] });

test("nothing said is worth two points", () => {
  expect(explain({ terms: [], caps: [], depth: 0 })).toMatchObject({
    score: 2,
    contributions: [{ code: "base", points: 2 }],
  });
});

test("a cap is a line of its own, and of two the lower holds", () => {
  const caps = [
    { code: "wide", at: 75, because: "" },
    { code: "narrow", at: 45, because: "" },
  ];

  const { score, contributions } = explain({ terms: [term(9)], caps, depth: 1 });

  expect(score).toBe(45);
  expect(contributions.find(({ code }) => code === "cap-narrow")?.points).toBeLessThan(0);
});

test("a cap that does not bite is not mentioned", () => {
  const caps = [{ code: "wide", at: 75, because: "" }];

  expect(
    explain({ terms: [term(1)], caps, depth: 1 }).contributions.map(({ code }) => code),
  ).toEqual(["base", "term"]);
});

test("what rounding leaves over has its own line, so that the lines add up", () => {
  const { score, contributions } = explain({
    terms: [term(1.4), term(1.4), term(1.4)],
    caps: [],
    depth: 1,
  });

  expect(contributions.at(-1)?.code).toBe("rounding");
  expect(contributions.reduce((sum, { points }) => sum + points, 0)).toBe(score);
});

test("every line but the first few rests on facts that are shown", () => {
  for (const ordinary of Object.values(ordinaryAds)) {
    const { facts, contributions } = analyse(ordinary);
    const shown = new Set(facts.map(({ kind, id }) => `${kind}:${id}`));
    const skillLines = contributions.filter(({ code }) => code.startsWith("skills-"));
    expect(skillLines.length).toBeGreaterThan(2);
    for (const line of skillLines) {
      expect(line.facts.length).toBeGreaterThan(0);
      expect(line.facts.filter((id) => !shown.has(id))).toEqual([]);
    }
  }
});

test("the workplace has a line only where the ad names it", () => {
  const codes = analyse(ad({ text: "You maintain chillers." })).contributions.map((it) => it.code);

  expect(codes).not.toContain("datacenter");
});

test("of ads that are all hard targets, who asks for more of the trade stands above", () => {
  const subjects = [
    "UPS systems",
    "diesel generators",
    "chillers",
    "CRAH units",
    "switchgear",
    "the BMS",
  ];
  const scores = subjects.map((_, n) => {
    const text = `Our data centre needs you. You maintain ${subjects.slice(0, n + 1).join(", ")}.`;
    return analyse(ad({ title: "Data Centre Technician", text })).matchScore;
  });
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(new Set(scores).size).toBeGreaterThan(scores.length / 2);
  expect(Math.min(...scores)).toBeGreaterThanOrEqual(80);
  expect(Math.max(...scores)).toBeLessThan(99);
});

test("the spread begins at eighty, lowers nothing below it and reaches no hundred", () => {
  expect(spread(79.9, 1.38, 9)).toBe(79.9);
  expect(spread(80, Math.log(4), 9)).toBeCloseTo(80);
  expect(spread(99.6, 5.6, 2)).toBeLessThan(spread(99.6, 5.6, 6));
  expect(spread(99.6, 5.6, 6)).toBeLessThan(100);
});
