import { expect, test } from "bun:test";
import { join } from "node:path";

/**
 * Invented people and companies live in cli/demo. Of these the jobs stay, because the specification has a call that
 * makes them (POST /api/jobs/create-samples); the others write the past of their own tables, and may only become fewer.
 */
const still = ["modules/market/jobs/samples.json", "modules/market/jobs/samples.ts"];

test("the boards that answer in place of the real ones are no part of a module", () => {
  const root = join(import.meta.dir, "..");
  expect([...new Bun.Glob("modules/**/standin/*").scanSync(root)]).toEqual([]);
});

test("a module holds no samples, but for a list that only becomes shorter", () => {
  const root = join(import.meta.dir, "..");
  const found = new Bun.Glob("modules/*/*/{samples.ts,samples.json}").scanSync(root);
  expect([...found].filter((file) => !file.includes(".test.")).toSorted()).toEqual(still);
});
