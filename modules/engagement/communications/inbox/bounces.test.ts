import { expect, test } from "bun:test";
import { mail } from "@/modules/platform/mail";
import { bounceOf, raw } from "@/modules/platform/mail/receiving/fixtures";
import { answeredDesk, domain } from "../answered.testing";
import { communications } from "../index";

test("a letter that came back says so, its writer is told, and the address is not written to in bulk", async () => {
  const { app, letter, messageId, read, told } = await answeredDesk();
  expect(await communications.fileMessage(app, bounceOf(messageId))).toEqual({ what: "bounce" });
  expect((await read(letter.id)).delivery).toMatchObject({
    state: "bounced",
    reason: "It bounced: 550 5.1.1 no such person here",
  });
  expect((await told()).map(({ what }) => what)).toEqual(["letterBounced"]);
  expect((await mail.isSuppressed(app, ["mila@people.example"])).size).toBe(1);
});

test.each([
  ["a delay", { action: "delayed", status: "4.4.1" }, "sent", 0],
  ["a full mailbox", { status: "4.2.2" }, "bounced", 0],
  ["another address than it went to", { address: "victim@people.example" }, "bounced", 0],
])("%s in a report closes nobody's address for good", async (_, said, state, suppressed) => {
  const { app, letter, messageId, read } = await answeredDesk();
  await communications.fileMessage(app, bounceOf(messageId, said));
  expect((await read(letter.id)).delivery.state).toBe(state);
  const all = ["mila@people.example", "victim@people.example"];
  expect((await mail.isSuppressed(app, all)).size).toBe(suppressed);
});

test("a report to the return address of a letter is about that letter, whatever it quotes", async () => {
  const { app, letter, read, told } = await answeredDesk();
  const to = mail.signedAddress(app, { purpose: "bounce", id: letter.id, domain });
  const report = new TextDecoder().decode(bounceOf("")).replace("agency@agency.example", to);
  const bytes = new Uint8Array(new TextEncoder().encode(report));
  expect(await communications.fileMessage(app, bytes)).toEqual({ what: "bounce" });
  expect((await read(letter.id)).delivery.state).toBe("bounced");
  expect((await told()).map(({ what }) => what)).toEqual(["letterBounced"]);
});

test("a machine that is away and says so to the return address is filed with the conversation", async () => {
  const { app, letter, read, replies } = await answeredDesk();
  const to = mail.signedAddress(app, { purpose: "bounce", id: letter.id, domain });
  const heads = { From: "mila@home.example", To: to, "Auto-Submitted": "auto-replied" };
  expect(await communications.fileMessage(app, raw(heads, "Back on Monday"))).toMatchObject({
    what: "filed",
  });
  expect((await read(`${letter.id}/thread`))[1]).toMatchObject({ isAutomatic: true });
  expect(replies).toEqual([]);
});

test("a report about a letter that we never sent changes nothing", async () => {
  const { app, letter, read } = await answeredDesk();
  await communications.fileMessage(app, bounceOf(`<${Bun.randomUUIDv7()}@${domain}>`));
  expect((await read(letter.id)).delivery.state).toBe("sent");
  expect((await mail.isSuppressed(app, ["mila@people.example"])).size).toBe(0);
});
