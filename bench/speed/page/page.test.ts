import { expect, test } from "bun:test";
import type { Case } from "../case";
import { measuredCases } from "../cases";
import { reasons } from "../reasons";
import type { Size } from "./goals";
import { unexplainedIn } from "./missed-lines";
import { othersOf, page } from "./page";

const ask = () => ({ path: "/" });
const cases: Case[] = [
  { name: "flat", ask },
  { name: "grows", ask, reasons: { growth: "the list itself is longer" } },
  { name: "dear", ask },
];
const figure = (cpu: number, p95 = cpu) => ({ cpu, p50: cpu, p95, kb: 1 });
const sizeOf = (people: number, cpu: [number, number, number], isBusy = false): Size => ({
  ...{ people, day: "2026-01-02", load: 1, isBusy },
  measured: [
    { name: "flat", ours: figure(cpu[0]) },
    { name: "grows", ours: figure(cpu[1]) },
    { name: "dear", ours: figure(cpu[2], 60), raw: figure(1) },
    { name: "asked no longer", ours: figure(1) },
  ],
});
const small = sizeOf(10_000, [1, 1, 1]);
const large = sizeOf(100_000, [1.2, 4, 3], true);

test("each missed goal stands with its figure, the limit that is met, and the reason or its absence", () => {
  const text = page([small, large], { cases, head: "# Head" });
  expect(text).toContain(
    "| grows | 100,000 | grows > 1.3× | 4.00×, 1 → 4 ms | p95 4 of 50 ms | the list itself is longer |",
  );
  expect(text).toContain(
    "| dear | 100,000 | > 2× raw | 3.00× | p95 60 of 100 ms | **no reason given yet** |",
  );
  expect(text).toContain("With 10,000 people 2 of 3 lines reach their goals.");
});

test("growth is one table of all sizes, whenever each was measured", () => {
  const text = page([small, large], { cases, head: "# Head" });
  expect(text).toContain("Measured with 10,000 on 2026-01-02, 100,000 on 2026-01-02.");
  expect(text).toContain("| flat | 1 | 1.2 | 1.20× | met |");
  expect(text).toContain("| grows | 1 | 4 | 4.00× | **> 1.3×** |");
});

test("on a busy machine a wait is no miss, and CPU within the limit is enough", () => {
  expect(unexplainedIn(cases, [small])).toEqual([
    "NO REASON GIVEN YET: dear, 10,000 people, p95 > 50 ms (60 ms)",
  ]);
  expect(unexplainedIn(cases, [{ ...small, isBusy: true }])).toEqual([]);
});

test("a page written anew keeps the sections of other works and none of its own", () => {
  const before =
    "# Head\n\n## 10,000 people\n\nold\n\n## import: rows of CSV\n\nkept\n\n## Growth\n\nold\n";
  expect(othersOf(before)).toBe("\n## import: rows of CSV\n\nkept\n");
});

test("every reason is one of a question that is asked", () => {
  const asked = Object.values(measuredCases).flatMap((all) => all.map(({ name }) => name));
  expect(Object.keys(reasons).filter((name) => !asked.includes(name))).toEqual([]);
});
