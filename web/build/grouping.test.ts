import { expect, test } from "bun:test";
import { type Chunk, grouped } from "./grouping";

const chunk = (path: string, bytes: number, visits: number, ...imports: string[]): Chunk => ({
  path,
  bytes,
  visits,
  imports,
});
const asSets = (groups: string[][]) => groups.map((group) => group.join(" ")).sort();

test("what nothing runs without is one file, however large", () => {
  const chunks = [
    chunk("main", 90_000, 1, "react", "router"),
    chunk("react", 180_000, 0),
    chunk("router", 90_000, 0, "react"),
  ];
  expect(asSets(grouped(chunks, "main"))).toEqual(["main react router"]);
});

test("a small part shared by two screens joins what both load; a large one stays by itself", () => {
  const chunks = [
    chunk("main", 1000, 1),
    chunk("jobs", 8000, 1, "list", "kbd", "editor"),
    chunk("clients", 8000, 1, "list", "kbd"),
    chunk("tasks", 8000, 1, "editor"),
    chunk("list", 20_000, 0),
    chunk("kbd", 200, 0),
    chunk("editor", 100_000, 0),
  ];
  expect(asSets(grouped(chunks, "main"))).toEqual([
    "clients",
    "editor",
    "jobs",
    "list kbd",
    "main",
    "tasks",
  ]);
});

test("two parts that are asked for by themselves never share a file", () => {
  const chunks = [
    chunk("main", 1000, 1),
    chunk("jobs", 100, 1, "clients"),
    chunk("clients", 100, 1),
  ];
  expect(asSets(grouped(chunks, "main"))).toEqual(["clients", "jobs", "main"]);
});

/** Forty chunks of which each needs some that stand after it, drawn alike every time. */
function drawn(seed: number): Chunk[] {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
  return Array.from({ length: 40 }, (_, n) => {
    const later = Array.from({ length: next(4) }, () => n + 1 + next(12)).filter((it) => it < 40);
    const needed = new Set(later.map((it) => `c${it}`));
    return chunk(`c${n}`, 100 + next(9000), n % 4 === 0 ? 1 : 0, ...needed);
  });
}

test.each(Array.from({ length: 40 }, (_, n) => n + 1))(
  "every chunk is in one file, and no file needs itself by way of another (drawing %p)",
  (seed) => {
    const chunks = drawn(seed);
    const groups = grouped(chunks, "c0");
    expect(groups.flat().sort()).toEqual(chunks.map(({ path }) => path).sort());
    const fileOf = new Map(groups.flatMap((group) => group.map((path) => [path, group[0]])));
    const needs = (file: string | undefined) => {
      const parts = chunks.filter(({ path }) => fileOf.get(path) === file);
      const files = parts.flatMap(({ imports }) => imports.map((it) => fileOf.get(it)));
      return new Set(files.filter((it) => it !== file));
    };
    for (const [file] of groups) {
      const reached = needs(file);
      for (const other of reached) for (const one of needs(other)) reached.add(one);
      expect(reached.has(file)).toBe(false);
    }
  },
);
