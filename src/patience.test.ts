import { expect, test } from "bun:test";
import { availableParallelism } from "node:os";
import { patience } from "./patience.testing";

const { stdout } = Bun.spawnSync([
  process.execPath,
  "-e",
  "console.log(navigator.hardwareConcurrency)",
]);
const cores = Number(stdout.toString());

test("a test knows how many cores the machine has, whatever document it draws in", () => {
  expect(availableParallelism()).toBe(cores);
});

test("on a busy machine a wait is as much longer as more want to work than can", () => {
  expect(patience(1000, 5 * cores)).toBe(5000);
  expect(patience(1000, cores / 2)).toBe(1000);
});
