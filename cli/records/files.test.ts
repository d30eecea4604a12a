import { readdirSync } from "node:fs";
import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { files } from "@/modules/records/files";
import { filed, fileOf } from "@/modules/records/files/fixtures";
import { tempFolder } from "@/modules/testing";
import { folderStorage } from "@/src/files/folder";
import { terminal } from "../fixtures";

test("files are listed, read and cleared away from the terminal", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const { id, number } = await added(app);
  const client = await addedClient(app);
  const file = await filed(app, id, fileOf("Words about switchgear", "cv.txt"), { type: "cv" });
  await filed(app, client.id, fileOf("Terms of work", "terms.txt"), { kind: "client" });

  expect((await type(`files list ${number}`)).out).toContain("cv.txt");
  expect((await type(`files list ${client.number}`)).out).toContain("terms.txt");
  expect(JSON.parse((await type(`files list ${id} --json`)).out)).toMatchObject([
    { id: file.id, text: "waiting" },
  ]);
  expect((await type(`files text ${file.id}`)).out).toBe("There is no text (waiting).");
  await files.readWaiting(app);
  expect((await type(`files text ${file.id}`)).out).toBe("Words about switchgear");
  expect((await type("files purge")).out).toBe("0 files let go of.");
  expect((await type("files list C-9999")).code).toBe(66);
  await app.close();
});

test("files are moved to another place and back, compared to the bit, and what is damaged is told", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const { id } = await added(app);
  await filed(app, id, fileOf("Words about switchgear", "cv.txt"), { type: "cv" });
  await filed(app, id, fileOf("Terms of work", "terms.txt"));
  const there = tempFolder();
  expect((await type(`files move --to ${there} --dry-run`)).out).toContain("2 would be copied");
  expect(readdirSync(there)).toEqual([]);
  expect((await type(`files move --to ${there}`)).out).toContain("2 copied and compared, 0 there");
  expect((await type(`files move --to ${there} --remove`)).out).toContain("2 there already, 2 del");
  const lost = await type("files verify");
  expect([lost.code, lost.out]).toEqual([1, expect.stringContaining("2 missing")]);
  const back = folderStorage(app.config.DATA_DIR);
  for await (const { name } of folderStorage(there).entries("files/"))
    await back.write(name, (await folderStorage(there).read(name)) ?? []);
  expect(JSON.parse((await type("files verify --json")).out)).toMatchObject({
    ...{ read: 2, damaged: [], missing: [], strays: 0 },
  });
  const [one] = await Array.fromAsync(back.entries("files/"));
  await back.write(one?.name ?? "", [Buffer.from("something else")]);
  const damaged = await type("files verify");
  expect([damaged.code, damaged.out]).toEqual([1, expect.stringContaining("DAMAGED")]);
  const refused = await type(`files move --to ${there}`);
  expect([refused.code, refused.out]).toEqual([1, expect.stringContaining("DAMAGED")]);
  await app.close();
});
