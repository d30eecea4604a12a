import { expect, test } from "bun:test";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { audit } from "@/modules/audit";
import { candidates as people } from "@/modules/candidates";
import { person } from "@/modules/candidates/fixtures";
import { installation } from "./fixtures";
import { backups } from "./index";

const add = (app: Parameters<typeof people.addAll>[0], n: number) =>
  people.addAll(
    app,
    Array.from({ length: n }, () => person()),
  );

test("a backup is read back before it gets its name, holds every row and file, and says who made it", async () => {
  const { folder, open } = installation();
  const app = open();
  await add(app, 5);
  const content = await app.files.keep(new TextEncoder().encode("a paper"), "txt");
  const backup = await backups.createThrough(app);
  expect(backup).toMatchObject({ damage: null, files: 1, isEncrypted: false });
  expect(backup.verifiedAt).toBe(app.now().toISOString());
  expect(readdirSync(join(folder, "backups", ".work"))).toEqual([]);
  expect(existsSync(join(folder, "files", content.slice(0, 2), content))).toBe(true);
  expect((await audit.latest(app))[0]).toMatchObject({ action: "backup.created" });
  expect((await backups.overview(app)).run).toMatchObject({ state: "done", progress: 100 });
  await app.close();
});
