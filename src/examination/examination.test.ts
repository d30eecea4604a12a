import { expect, test } from "bun:test";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqlite } from "../engines/sqlite";
import { examineFile, examineAtLowPriority } from "./index";

/** Another process that has the database for itself, as one has it that recovers or deletes the log. */
const alone = `
  const { Database } = require("bun:sqlite");
  const sqlite = new Database(process.argv.at(-1));
  sqlite.run("pragma locking_mode = exclusive");
  sqlite.run("begin exclusive");
  console.log("alone");
  setTimeout(() => process.exit(0), 400);
`;

test("a database that somebody else has for a moment is waited for, not called damaged", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "coldaisle-test-")), "coldaisle.db");
  await openSqlite(path).close();
  const other = Bun.spawn([process.execPath, "-e", alone, path], { stdout: "pipe" });
  await other.stdout.getReader().read();
  expect(await examineFile(path)).toEqual({ verdict: "ok", orphans: 0 });
  await other.exited;
});

test("the thread that looked ends with the look", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "coldaisle-test-")), "coldaisle.db");
  await openSqlite(path).close();
  const Thread = globalThis.Worker;
  let [begun, ended] = [0, 0];
  const construct = (of: typeof Thread, given: [string | URL]) => {
    const thread = new of(...given);
    begun += 1;
    thread.addEventListener("close", () => (ended += 1));
    return thread;
  };
  globalThis.Worker = new Proxy(Thread, { construct });
  await examineFile(path).finally(() => (globalThis.Worker = Thread));
  for (let wait = 0; wait < 200 && ended === 0; wait += 1) await Bun.sleep(50);
  expect([begun, ended]).toEqual([1, 1]);
});

test("a look beside the answers finds the same, and ends at once where it is broken off", async () => {
  const path = join(mkdtempSync(join(tmpdir(), "coldaisle-test-")), "coldaisle.db");
  await openSqlite(path).close();
  const end = new AbortController();
  expect(await examineAtLowPriority(path, end.signal)).toEqual({ verdict: "ok", orphans: 0 });
  const other = examineAtLowPriority(path, end.signal);
  end.abort();
  await expect(other).rejects.toThrow("failed");
});
