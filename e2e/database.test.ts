import { afterAll, expect, test } from "bun:test";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { binary, eventually, run, tempFolder } from "./product";

const folders = [tempFolder(), tempFolder()];
const [lost = "", damaged = ""] = folders;
afterAll(() => folders.forEach((it) => rmSync(it, { recursive: true, force: true })));

test("a server whose log is deleted under it saves what it knows, says so and stops", async () => {
  const server = await run([binary, "serve"], {}, lost);
  expect((await fetch(`${server.address}/readyz`)).status).toBe(200);
  rmSync(join(lost, "coldaisle.db-wal"));

  const sentence = /deleted or replaced while in use, so this process stops\. Everything/;
  expect(await eventually(server.printed, (text) => sentence.test(text))).toMatch(sentence);
  const answers = () =>
    fetch(server.address)
      .then(() => true)
      .catch(() => false);
  expect(await eventually(answers, (isThere) => !isThere)).toBe(false);
  expect(readdirSync(lost).filter((it) => it.includes(".rescued-"))).toHaveLength(1);
  expect(server.printed()).not.toMatch(/^\s+at /m);
  await server.stop();
});

const restoring = ["backup", "restore", "latest", "--drill"];

test("no command begins on a damaged database, and each says one sentence", async () => {
  writeFileSync(join(damaged, "coldaisle.db"), Buffer.alloc(8192, "noise"));
  for (const words of [["serve"], ["candidates", "list"], ["doctor"], restoring]) {
    const child = Bun.spawn([binary, ...words], {
      cwd: damaged,
      env: { DATA_DIR: damaged, PORT: "0" },
      stdout: "pipe",
      stderr: "pipe",
    });
    const said = await new Response(child.stderr).text();
    expect([words[0], await child.exited, said.trim()]).toEqual([
      words[0],
      69,
      "The database is damaged. Stop the server, then run: coldaisle backup restore latest",
    ]);
  }
});
