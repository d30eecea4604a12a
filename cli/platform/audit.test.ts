import { expect, test } from "bun:test";
import { Database } from "bun:sqlite";
import { join } from "node:path";
import { audit } from "@/modules/platform/audit";
import { terminal } from "../fixtures";

test("the trail is listed and verified in the terminal, and an edit beside the product ends with exit 1", async () => {
  const { type, context, folder } = terminal();
  const app = context.open();
  for (const n of [1, 2, 3])
    await app.write([audit.entry(app, { action: `tried.${n}`, entityType: "test" })]);
  await audit.seal(app);
  await app.close();

  const listed = await type("audit list --limit 2");
  expect([listed.out.includes("tried.3"), listed.out.includes("tried.1")]).toEqual([true, false]);
  const whole = await type("audit verify");
  expect([whole.code, whole.out]).toEqual([
    0,
    "3 entries, 3 of them under seals; the seal noted beside the database is in it.",
  ]);

  const file = new Database(join(folder, "coldaisle.db"));
  file.run("drop trigger audit_no_update");
  file.run("update audit_entries set action = 'nothing' where seq = 2");
  file.close();
  const touched = await type("audit verify");
  expect([touched.code, touched.out.split("\n").at(-1)]).toEqual([1, "edited: 2"]);
  expect(touched.err).toMatch(/^The audit trail is not as written\.\n[^]*\nedited: 2$/);
  expect((await type("audit anchor")).out).toBe("Sealed up to entry 4.");
  expect((await type("audit verify")).code).toBe(1);
});
