import { expect, test } from "bun:test";
import { keywordsFor, roles, systems, targetClassOf } from "./rules";

test.each([
  [100, "hard-target"],
  [80, "hard-target"],
  [79.9, "soft-target"],
  [60, "soft-target"],
  [59.9, "potential"],
  [0, "potential"],
] as const)("a score of %p is a %p", (score, targetClass) => {
  expect(targetClassOf(score)).toBe(targetClass);
});

test("a search is for the chosen roles, then the systems, then the fixed four words", () => {
  expect(keywordsFor(["critical-facilities"], ["bms-dcim"])).toEqual([
    "critical facilities",
    "bms dcim",
    "datacenter",
    "data center",
    "colocation",
    "hyperscale",
  ]);
});

test("no search word comes twice, whatever is chosen", () => {
  const words = keywordsFor([...roles], [...systems]);

  expect(new Set(words).size).toBe(words.length);
  expect(words).toHaveLength(16);
});
