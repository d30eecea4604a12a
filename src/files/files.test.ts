import { afterAll, expect, test } from "bun:test";
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { tempFolder } from "@/modules/testing";
import { folderStorage } from "./folder";
import { openFiles } from "./index";

const folder = mkdtempSync(join(tmpdir(), "coldaisle-small-disk-"));
const mounted = Bun.spawnSync(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder]);
const isSmall = mounted.success;
if (!isSmall) console.warn("SKIPPED: this user may not mount a small disk to fill");
afterAll(() => {
  if (isSmall) Bun.spawnSync(["umount", folder]);
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!isSmall)(
  "a file that does not fit is refused as a full disk, and takes no room",
  async () => {
    const files = openFiles(folderStorage(folder));
    const large = files.keep(new Uint8Array(3 * 1024 * 1024), "txt");
    expect(await large.catch(({ kind, status }) => [kind, status])).toEqual(["full", 507]);
    const left = readdirSync(folder, { recursive: true }).map((it) => join(folder, String(it)));
    expect(left.filter((path) => statSync(path).isFile())).toEqual([]);
    const name = await files.keep(new TextEncoder().encode("small"), "txt");
    expect(await files.has(name)).toBe(true);
  },
);

test("a file that two processes take away at once is gone, and neither stumbles", async () => {
  const home = folderStorage(tempFolder());
  const other = openFiles(home);
  // The second takes it between the first one's look and its move.
  const files = openFiles({
    ...home,
    async rename(from, to) {
      await other.remove(name, async () => false);
      return home.rename(from, to);
    },
  });
  const name = await files.keep(new TextEncoder().encode("once"), "txt");
  await files.remove(name, async () => false);
  expect(await files.has(name)).toBe(false);
});

test.each([
  ["relative, as the default ./data is", (path: string) => `./${relative(process.cwd(), path)}`],
  ["ending with a slash", (path: string) => `${path}/`],
])(
  "a file is stored in a folder whose path is %s",
  async (_, writtenAs) => {
    const folder = tempFolder();
    const home = folderStorage(writtenAs(folder));
    await home.write("files/note.txt", [new TextEncoder().encode("kept")]);
    await home.append("erased.jsonl", "{}\n");
    expect(await Bun.file(join(folder, "files/note.txt")).text()).toBe("kept");
  },
  10_000,
);
