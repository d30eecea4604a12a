import { expect, test } from "bun:test";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { terminal } from "../fixtures";

test("a backup is made, listed, verified and tried from a terminal; a restore refuses beside whoever is at work", async () => {
  const { folder, type } = terminal();
  const made = await type("backup create");
  expect([made.code, made.err]).toEqual([0, ""]);
  expect(made.out).toMatch(/rows and 0 files in [\d.]+ MiB; read back and whole at/);
  const [name = ""] = readdirSync(join(folder, "backups")).filter((it) => !it.startsWith("."));

  expect(JSON.parse((await type("backup list --json")).out)).toMatchObject([
    { name, damage: null },
  ]);
  expect((await type("backup verify latest")).code).toBe(0);
  const drill = JSON.parse((await type("backup restore latest --drill --json")).out);
  expect(drill).toMatchObject({ name, isDrill: true, before: null, erasedAgain: 0 });
  expect((await type("backup list")).out).toContain(name);

  // The commands before have left the database open, as a server would.
  const refused = await type("backup restore latest");
  expect([refused.code, refused.err]).toEqual([75, expect.stringContaining("Stop the server")]);
  expect((await type("backup restore coldaisle-of-nobody")).code).toBe(66);
  expect((await type(`backup delete ${name}`)).code).toBe(0);
  expect((await type("backup verify latest")).code).toBe(66);
});
