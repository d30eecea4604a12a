import { expect, test } from "bun:test";
import { mappedByName, mappedFiles } from "./heads";

const sum = (counts: number[]) => counts.reduce((total, it) => total + it, 0);

test("of the exports of ten systems nine columns in ten go where they belong, and none where it does not", () => {
  const all = mappedFiles();
  expect(new Set(all.map(({ system }) => system)).size).toBe(10);
  expect(all.flatMap(({ system, wrong }) => wrong.map((it) => [system, it]))).toEqual([]);
  const share = sum(all.map((it) => it.right)) / sum(all.map((it) => it.places));
  expect(share).toBeGreaterThanOrEqual(0.9);
  expect(
    all.flatMap(({ system, recognized }) => (recognized ? [[system, recognized]] : [])),
  ).toEqual(all.flatMap(({ system, recognized }) => (recognized ? [[system, system]] : [])));
});

test("a column that says no to mail is found in every export that has one", () => {
  const refusals = mappedFiles().flatMap(({ missed }) =>
    missed.filter(({ wanted }) => wanted === "objection"),
  );
  expect(refusals).toEqual([]);
});

test("names alone are enough for most columns of a system that nobody knows", () => {
  const all = mappedByName();
  expect(sum(all.map((it) => it.right)) / sum(all.map((it) => it.places))).toBeGreaterThan(0.88);
  expect(sum(all.map((it) => it.wrong.length))).toBeLessThan(6);
});
