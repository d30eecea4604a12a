import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { files } from "@/modules/records/files";
import { filed, fileOf } from "@/modules/records/files/fixtures";
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
  expect((await type("files purge")).out).toBe("0 files were let go of.");
  expect((await type("files list C-9999")).code).toBe(66);
  await app.close();
});
