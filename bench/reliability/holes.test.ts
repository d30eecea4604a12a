import { expect, test } from "bun:test";
import { hasTest } from "../guards/titles";
import { holes } from "./holes-page";

const rows = await holes();

test("there are 44, each with a test", () => {
  const ids = Array.from({ length: 44 }, (_, n) => `V-${String(n + 1).padStart(2, "0")}`);
  expect(rows.map(({ id }) => id)).toEqual(ids);
  expect(rows.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

test.each(rows.flatMap(({ id, tests }) => tests.map((it) => ({ id, ...it }))))(
  "$id: $title",
  async ({ title, file }) => {
    expect([file, await hasTest(file, title)]).toEqual([file, true]);
  },
);
