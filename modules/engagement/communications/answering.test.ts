import { afterEach, expect, test } from "bun:test";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { files } from "@/modules/records/files";
import { filed, fileOf, pdfDocument } from "@/modules/records/files/fixtures";
import { files as kept } from "@/modules/records/files/schema";
import { deliverAll, serveMail, useServer } from "@/modules/platform/mail/fixtures";
import { raw } from "@/modules/platform/mail/receiving/fixtures";
import { readMessage } from "@/modules/platform/mail/receiving/reading";
import { writingDesk } from "./fixtures";
import { communications, ReplyReceived } from "./index";

const closing: (() => unknown)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));

/** A desk whose letters really go out, and come to somebody who reads them as mail programs do. */
async function deliveringDesk() {
  const desk = await writingDesk();
  const server = await serveMail();
  closing.push(server.stop);
  await useServer(desk.app, server, { replyDomain: "answers.agency.example" });
  const arrived = async () => {
    await deliverAll(desk.app);
    const source = server.taken.at(-1)?.raw ?? "";
    const reading = await readMessage(new Uint8Array(Buffer.from(source)));
    if ("refusal" in reading) throw new Error(reading.refusal);
    const replyTo = /^reply-to:\s*(\S+)$/im.exec(source)?.[1] ?? "";
    return { ...reading.message, replyTo };
  };
  const answers: string[][] = [];
  desk.app.subscribe(ReplyReceived, ({ data }) => answers.push(data.letterIds));
  return { ...desk, arrived, answers };
}

test.each(["the address that it names", "the message that it names"])(
  "an answer to what really arrived finds its conversation by %s",
  async (way) => {
    const { app, sent, arrived, answers, read } = await deliveringDesk();
    const letter = await sent({ contactName: "Mila" });
    const mail = await arrived();
    expect(mail).toMatchObject({ subject: "Hello", text: "Words" });
    const heads = way.includes("address")
      ? { To: mail.replyTo }
      : { "In-Reply-To": mail.messageId ?? "" };
    expect(await communications.fileMessage(app, raw(heads, "Yes"))).toMatchObject({
      what: "filed",
    });
    expect(answers).toEqual([[letter.id]]);
    expect((await read(`${letter.id}/thread`)).length).toBe(2);
  },
);

test("our answer to an answer is shown under it by their mail program", async () => {
  const { app, sent, arrived, read } = await deliveringDesk();
  const letter = await sent();
  const first = await arrived();
  const theirs = "<theirs@people.example>";
  await communications.fileMessage(
    app,
    raw({ To: first.replyTo, "Message-ID": theirs }, "And when?"),
  );
  const [, answer] = await read(`${letter.id}/thread`);
  await sent({ subject: "Re: Hello", content: "On Monday", inReplyTo: answer.id });
  const second = await arrived();
  expect(second).toMatchObject({ inReplyTo: theirs, replyTo: first.replyTo });
  expect(second.references).toEqual([first.messageId ?? "", theirs]);
});

test("a file of the record goes along, and stays with the message when the record lets go of it", async () => {
  const { app, ada, candidate, sent, arrived } = await deliveringDesk();
  const file = await filed(app, candidate.id, fileOf(pdfDocument("Terms of work"), "terms.pdf"));
  const letter = await sent({ fileIds: [file.id] });
  expect((await arrived()).attachments).toMatchObject([
    { name: "terms.pdf", type: "application/pdf" },
  ]);
  expect(letter.files).toMatchObject([{ name: "terms.pdf", isKept: true }]);
  await ada.ask("POST", "/api/files/removals", { body: { fileIds: [file.id] } });
  const muchLater = new Date(app.now().getTime() + 40 * 86_400_000);
  await files.purge({ ...app, now: () => muchLater });
  const path = `/api/crm/communications/${letter.id}/files/${letter.files[0].id}/content`;
  expect((await ada.ask("GET", path)).status).toBe(200);
  expect(await app.db.$count(kept)).toBe(0);
});

test("what is meant for the agency alone does not go to a client", async () => {
  const { app, candidate, write } = await deliveringDesk();
  const file = await filed(app, candidate.id, fileOf(pdfDocument("Terms"), "terms.pdf"));
  const client = await addedClient(app);
  const about = { entityType: "client", entityId: client.id, type: "email", to: "a@b.example" };
  const foreign = await write({ ...about, fileIds: [file.id] });
  expect(foreign.status).toBe(404);
  const inside = fileOf(pdfDocument("Margins"), "margins.pdf");
  const own = await filed(app, client.id, inside, { kind: "client" });
  const refused = await write({ ...about, fileIds: [own.id] });
  expect([refused.status, Object.keys((await refused.json()).fields)]).toEqual([422, ["fileIds"]]);
});
