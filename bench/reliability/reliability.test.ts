import { expect, test } from "bun:test";
import { join } from "node:path";
import { pageOf, type Results } from "./figure";
import { figures } from "./figures";

const root = join(import.meta.dir, "../..");
const read = (file: string) => Bun.file(join(root, file)).text();

test("all thirty figures stand there, each with a goal and a command", () => {
  expect(figures.map(({ n }) => n)).toEqual(Array.from({ length: 30 }, (_, n) => n + 1));
  for (const { name, goal, command } of figures)
    expect([name, goal !== "", command !== ""]).toEqual([name, true, true]);
});

const results: Results = JSON.parse(await read("docs/reliability.json"));
const measured = figures.filter(({ n }) => n in results);

test.each(measured)("$n is measured by something that is there", async ({ command }) => {
  for (const [path] of command.matchAll(/(?:modules|src|bench)\/[\w./-]+/g)) {
    const glob = new Bun.Glob(path.endsWith(".ts") ? path : `${path}/**/*.test.ts`);
    expect([path, [...glob.scanSync(root)].length > 0]).toEqual([path, true]);
  }
  const { scripts } = JSON.parse(await read("package.json"));
  const [, script] = /bun run ([\w:-]+)/.exec(command) ?? [];
  if (script) expect(Object.keys(scripts)).toContain(script);
});

test("the page says what the commands printed the last time, and nothing else", async () => {
  const preface = await read("bench/reliability/preface.md");
  expect(await read("docs/reliability.md")).toBe(pageOf(preface, figures, results));
});
