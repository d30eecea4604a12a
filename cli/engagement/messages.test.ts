import { expect, test } from "bun:test";
import { join } from "node:path";
import { added } from "@/modules/crm/candidates/fixtures";
import { tempFolder } from "@/modules/testing";
import { terminal } from "../fixtures";

test("a saved message is filed from the terminal, once, and listed", async () => {
  const { type, context } = terminal();
  const app = context.open();
  const { number } = await added(app, { email: "mila@people.example" });
  const eml = join(tempFolder(), "one.eml");
  const message = (from: string) => `From: ${from}\r\nSubject: A question\r\n\r\nWhen do I start?`;
  await Bun.write(eml, message("mila@people.example"));

  expect((await type(`messages file ${eml}`)).out).toBe("The message is filed.");
  expect((await type(`messages file ${eml}`)).out).toBe("The message was filed before.");
  expect((await type(`messages list --record ${number}`)).out).toContain("A question");
  await Bun.write(eml, message("stranger@else.example"));
  expect((await type(`messages file ${eml}`)).out).toStartWith("Nobody here is known");
  expect(JSON.parse((await type("messages list --unfiled --json")).out)).toMatchObject({
    communications: [{ contactAddress: "stranger@else.example", entityType: null }],
  });
  expect((await type(`messages file ${eml} --record C-9999`)).code).toBe(66);
  expect((await type("messages receive")).out).toStartWith("No mail folder is set up.");
  await app.close();
});

test("what is no message is refused with a sentence", async () => {
  const { type } = terminal();
  const eml = join(tempFolder(), "many.eml");
  const parts = "--cut\r\n\r\nx\r\n".repeat(1000);
  await Bun.write(eml, `Content-Type: multipart/mixed; boundary=cut\r\n\r\n${parts}`);
  const { code, err } = await type(`messages file ${eml}`);
  expect([code, err]).toEqual([65, "This message has too many parts."]);
});
