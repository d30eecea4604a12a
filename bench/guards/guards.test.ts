import { expect, test } from "bun:test";
import { join } from "node:path";
import { guards, timesIn } from ".";
import { hasTest } from "./titles";

const root = join(import.meta.dir, "../..");

test("there are enough of them, each with a name of its own", () => {
  expect(guards.length).toBeGreaterThanOrEqual(20);
  expect(new Set(guards.map(({ name }) => name)).size).toBe(guards.length);
});

// Whether the test turns red is seen by `bun run guards`; a guard that moved is seen here.
test.each(guards)(
  "$name stands where it is switched off",
  async ({ file, find, put, test, title }) => {
    const text = await Bun.file(join(root, file)).text();
    expect([file, timesIn(text, find)]).toEqual([file, 1]);
    expect(put).not.toBe(find);
    expect([title, await hasTest(test, title)]).toEqual([title, true]);
  },
);
