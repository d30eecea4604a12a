import { expect, test } from "bun:test";
import type { LabelledAd } from "@/modules/knowledge/analysis/evaluation/labelled";
import { aliasReport } from "./aliases";
import { bm25, characters, phraseReading, words } from "./baselines";
import { blendedGrades, crossBlended, type Scored } from "./blend";
import { differenceMade, type Listed, listings, shutByGrade } from "./listed";
import { bootstrap } from "./bootstrap";
import { heldOut } from "./held-out";

const labelled = (id: string, company: string, text: string, language = "en"): LabelledAd => ({
  id,
  company,
  language,
  text,
  title: "Technician",
  location: null,
  country: null,
  labels: {
    relevant: true,
    grade: 3,
    targetClass: "hard-target",
    category: null,
    skills: [],
    systems: [],
    certifications: [],
    salary: null,
  },
});

const skillsOf = ({ analysis }: ReturnType<typeof heldOut>[number]) =>
  analysis.facts.filter(({ kind }) => kind === "skill").map(({ id }) => id);

test("a name that only one employer uses counts for nothing in that employer's ads", () => {
  const ads = [
    labelled("1", "Polderhaven", "You maintain chillers and CRAH units in our data centre."),
    labelled("2", "Noordkade", "You maintain chillers in our data centre."),
  ];
  const byEmployer = heldOut(ads, new Map(), ({ company }) => company ?? "");
  expect(byEmployer.map(skillsOf)).toEqual([["chillers"], ["chillers"]]);
  const seen = new Map([["skill:crac-crah crah units", 1]]);
  const [first] = heldOut(ads, seen, ({ company }) => company ?? "");
  expect(first && skillsOf(first).toSorted()).toEqual(["chillers", "crac-crah"]);
});

test("an interval holds its figure, is the same in every run, and shrinks with more ads", () => {
  const share = (some: number[]) => some.reduce((sum, n) => sum + n, 0) / some.length;
  const draw = (count: number) =>
    bootstrap(
      Array.from({ length: count }, (_, n) => n % 2),
      share,
    );
  const [few, many] = [draw(10), draw(400)];
  expect(few.figure).toBe(0.5);
  expect(few.low).toBeLessThan(0.5);
  expect(few.high).toBeGreaterThan(0.5);
  expect(many.high - many.low).toBeLessThan(few.high - few.low);
  expect(draw(10)).toEqual(few);
});

test("a search over words finds equal words, one over letters related ones too", () => {
  const texts = ["Kälteanlagenbauer", "Elektriker", "Buchhalter"];
  expect(bm25(texts, words)("Kälteanlagen")).toEqual([0, 0, 0]);
  const [cooling = 0, ...others] = bm25(texts, characters)("Kälteanlagen");
  expect(cooling).toBeGreaterThan(Math.max(...others));
});

test("looking for phrases knows no negation", () => {
  const { analysis } = phraseReading(labelled("1", "x", "You do not touch chillers."));
  expect(analysis.facts.map(({ id }) => id)).toContain("chillers");
});

test("a name is listed with where real text uses it, or as met in one labelled ad alone", () => {
  const report = aliasReport(undefined);
  expect(report).toMatch(/\d+ names: \d+ met in real text, 0 by one labelled ad alone, \d+ never$/);
});

test("a weight is chosen by other jobs, and words break what the score leaves open", () => {
  const job = (id: string): Scored[] => [
    { id: `${id}1`, score: 0.5, words: 0, grade: 0 },
    { id: `${id}2`, score: 0.5, words: 1, grade: 3 },
  ];
  expect(blendedGrades(job("a"), 0)).toEqual([0, 3]);
  const { weights, jobs } = crossBlended([job("a"), job("b")]);
  expect(weights).toEqual([0.1]);
  expect(jobs).toEqual([
    [3, 0],
    [3, 0],
  ]);
});

test("who is blocked stands below all others, however near the words are", () => {
  const blocked = { id: "a", score: 1, words: 1, grade: 3, isBelow: true };
  expect(blendedGrades([blocked, { id: "b", score: 0, words: 0, grade: 0 }], 0.5)).toEqual([0, 3]);
});

const standing = (id: string, score: number, grade: number, shut: Listed["shut"]): Listed => ({
  ...{ id, score, words: 0, grade, shut },
});

test("the most that an order can come to leaves who is blocked below", () => {
  const job = [
    standing("a", 0.9, 3, "permit missing"),
    standing("b", 0.8, 0, null),
    standing("c", 0.2, 2, null),
  ];
  const named = listings("", [job]).map(({ name, jobs }) => [name, jobs[0]]);
  expect(named).toContainEqual(["as the product lists it, who is blocked below", [0, 2, 3]]);
  expect(named).toContainEqual(["at the most, who is blocked below", [2, 0, 3]]);
});

test("of an expired paper alone the list is told without it, too", () => {
  const job = [standing("a", 0.9, 3, "permit expired"), standing("b", 0.8, 0, null)];
  const names = listings("", [job]).map(({ name, jobs }) => [name, jobs[0]]);
  expect(names).toContainEqual(["as the product lists it, who is blocked below", [0, 3]]);
  expect(names).toContainEqual(["the same with no paper expired", [3, 0]]);
  expect(shutByGrade([job])).toMatch(/permit expired +0 +0 +0 +1/);
});

test("what letters bring is told job by job", () => {
  const job = (id: string): Listed[] => [
    { ...standing(`${id}1`, 0.5, 0, null), words: 0 },
    { ...standing(`${id}2`, 0.5, 3, null), words: 1 },
  ];
  expect(differenceMade("", [job("a"), job("b"), job("c")]).slice(2, 4)).toEqual(["3", "0"]);
});
