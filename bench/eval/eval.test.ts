import { expect, test } from "bun:test";
import { join } from "node:path";
import { builtIn } from "./analysers";
import { evaluate } from "./evaluate";
import { filesFrom } from "./files";
import { ndcgOf } from "./matching";
import { printed } from "./print";
import { targets, verdictOn } from "./targets";

const { jobs, candidates, matches, duplicates } = filesFrom({});
const isThere = jobs && candidates && matches && duplicates;
if (!isThere)
  console.warn("SKIPPED: no labelled matches beside the project, nothing was measured.");

test.skipIf(!isThere)("matching and merging stay above their floors on labelled data", async () => {
  const report = await evaluate({ jobs, candidates, matches, duplicates }, builtIn);
  const held = targets.filter(({ name }) => /^match|^duplicates/.test(name));
  const figures = held.map((target) => [target.name, target.of(report) ?? 0] as const);
  console.info(figures.map(([name, figure]) => `${name} ${figure.toFixed(3)}`).join(", "));

  expect(held).toHaveLength(3);
  for (const target of held) {
    expect(target.of(report)).toBeGreaterThanOrEqual(target.floor);
  }
  expect(printed(report)).toContain("match nDCG@10");
});

test("the best order gains everything, the worst little", () => {
  expect(ndcgOf([3, 2, 1, 0])).toBe(1);
  expect(ndcgOf([0, 3])).toBeCloseTo(1 / Math.log2(3));
  expect(ndcgOf([0, 0])).toBe(1);
});

test("a figure is judged by its floor and its goal, and a count the other way round", () => {
  const target = { name: "share", of: () => 0, floor: 0.9, goal: 0.95 };
  expect(verdictOn(target, 0.95)).toBe("reached");
  expect(verdictOn(target, 0.9)).toBe("above the floor");
  expect(verdictOn(target, 0.89)).toBe("BELOW THE FLOOR");
  expect(verdictOn({ ...target, floor: 2, goal: 1, isCount: true }, 3)).toBe("BELOW THE FLOOR");
});

test.each([
  ["--candidates", import.meta.path, "--jobs"],
  ["--jobs", "/nowhere/jobs.jsonl", "There is no file /nowhere/jobs.jsonl."],
])("with %s %s alone the command says what it needs and ends with 2", async (flag, path, said) => {
  const command = [process.execPath, join(import.meta.dir, "../eval.ts"), flag, path];
  const child = Bun.spawn(command, { stderr: "pipe" });
  expect(await new Response(child.stderr).text()).toContain(said);
  expect(await child.exited).toBe(2);
});
