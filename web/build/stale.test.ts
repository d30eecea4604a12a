import { expect, test } from "bun:test";
import { mkdtemp, readdir, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prune } from "./client";
import { isStale } from "./build";

const folder = () => mkdtemp(join(tmpdir(), "build-"));
const madeAt = async (path: string, ms: number) => {
  await Bun.write(path, "x");
  await utimes(path, ms / 1000, ms / 1000);
  return path;
};

test("an output that is not there, or older than the code, has to be built", async () => {
  const output = join(await folder(), "coldaisle");
  expect(await isStale(output)).toBe(true);
  expect(await isStale(await madeAt(output, 0))).toBe(true);
});

test("an output newer than all of the code is left as it is", async () => {
  const tomorrow = Date.now() + 86_400_000;
  expect(await isStale(await madeAt(join(await folder(), "coldaisle"), tomorrow))).toBe(false);
});

test("files of an earlier build stay for the servers that were started from it, an hour long", async () => {
  const assets = await folder();
  await madeAt(join(assets, "young.js"), Date.now() - 59 * 60_000);
  await madeAt(join(assets, "old.js"), Date.now() - 61 * 60_000);
  await prune(assets);
  expect(await readdir(assets)).toEqual(["young.js"]);
});
