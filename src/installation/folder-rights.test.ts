import { expect, test } from "bun:test";
import { chmodSync, chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { tempFolder, testApp } from "@/modules/testing";
import { quickChecks } from "../doctor";
import { unwritableIn } from "./folder-rights";

const isRoot = process.getuid?.() === 0;
const [server, stranger] = [65_534, 65_533];

/** Takes something from whoever serves: as root by another owner, as anybody else by its mode. */
function shut(path: string): void {
  if (isRoot) chownSync(path, stranger, stranger);
  else chmodSync(path, 0o500);
}

function dataFolder(): string {
  const folder = join(tempFolder(), "data");
  for (const name of ["backups/.work", "files/ab", "lost+found"])
    mkdirSync(join(folder, name), { recursive: true, mode: 0o700 });
  for (const name of ["coldaisle.db", "erased.jsonl", "secret.key", "coldaisle.db.before-x"])
    writeFileSync(join(folder, name), "", { mode: 0o600 });
  chmodSync(folder, 0o700);
  if (isRoot) Bun.spawnSync(["chown", "-R", String(server), folder]);
  return folder;
}

test.each(["backups", "backups/.work", "files/ab", "coldaisle.db", "erased.jsonl"])(
  "a data folder in which %s belongs to somebody else is not well, and it is named",
  async (name) => {
    const folder = dataFolder();
    const app = testApp({}, { DATA_DIR: folder });
    const looked = async () =>
      (await quickChecks(app)).find((check) => check.name === "data folder");
    expect(await looked()).toMatchObject({ isWell: true, fix: null });
    shut(join(folder, name));
    expect(await looked()).toMatchObject({
      isWell: false,
      says: `the server cannot write ${name}`,
      fix: expect.stringContaining(`chown -R USER ${folder}`),
    });
    await app.close();
  },
);

test("what the server only reads, and what belongs to the disk, may be anybody's", async () => {
  const folder = dataFolder();
  for (const name of ["secret.key", "coldaisle.db.before-x", "lost+found"])
    shut(join(folder, name));
  expect(await unwritableIn(folder)).toEqual([]);
});
