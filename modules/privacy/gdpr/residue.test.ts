import { expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { join } from "node:path";
import { added } from "@/modules/crm/candidates/fixtures";
import { holders } from "@/modules/holders";
import { signedIn, tempFolder, testApp } from "@/modules/testing";
import { gdpr } from "./index";
import { filesWith, mark } from "./marking.testing";

test("what a page still holds in a gap goes with the person: the file is written anew", async () => {
  const folder = tempFolder();
  const path = join(folder, "house.db");
  const app = testApp({}, { DATA_DIR: folder, DATABASE_URL: `file:${path}` });
  const { as } = await signedIn(app);
  const { id } = await added(app, { firstName: mark, email: `${mark}@example.com` });
  // SQLite leaves old bytes in a gap when it moves cells between pages; here they are put there on purpose.
  const careless = new Database(path);
  careless.run("pragma secure_delete = off");
  careless.run("create table moved (words text)");
  careless.run("insert into moved values (?)", [`${mark} ${mark}@example.com`]);
  careless.run("delete from moved");
  careless.close();

  const { erasure } = await gdpr.request(as, {
    ...{ entityType: "candidate", entityId: id, reason: "They asked for it" },
  });
  await gdpr.identify(as, erasure.id, "in-person");
  const name = erasure.name ?? "";
  const done = await gdpr.confirm(as, holders, { id: erasure.id, name, now: true });
  expect(done.receipt).toMatchObject({ residue: 0 });
  expect(await filesWith(folder, mark)).toEqual([]);
});
