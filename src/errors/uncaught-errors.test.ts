import { expect, test } from "bun:test";
import { join } from "node:path";
import { tempFolder } from "@/modules/testing";

// Bun may end with 1 where an error was met, although it was caught; that it goes on until here is what counts.
const stumbling = `
  import { logUncaughtErrors } from "${import.meta.dir}/uncaught-errors";
  import { createLog } from "${import.meta.dir}/../log";
  const leave = logUncaughtErrors({ log: createLog("error") });
  setTimeout(() => { throw new Error("Jansen, Ada") }, 1);
  setTimeout(() => void Promise.reject(new Error("hunter2")), 10);
  setTimeout(() => { console.log("still here"); leave(); process.exit(0); }, 1000);
`;

test("what nobody caught ends no process, and its words stay inside", async () => {
  const file = join(tempFolder(), "stumbling.ts");
  await Bun.write(file, stumbling);
  const child = Bun.spawn([process.execPath, file], { stdout: "pipe", stderr: "pipe" });
  const [out, log] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
  ]);
  expect([await child.exited, out.trim()]).toEqual([0, "still here"]);
  const lines = log.trim().split("\n");
  expect(lines.map((line) => JSON.parse(line).what)).toEqual(Array(2).fill("nobody caught this"));
  expect(log).not.toMatch(/Jansen|hunter2/);
});
