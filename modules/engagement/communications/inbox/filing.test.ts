import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { pdfDocument } from "@/modules/records/files/fixtures";
import { filePart, inParts, raw } from "@/modules/platform/mail/receiving/fixtures";
import { answeredDesk } from "../answered.testing";
import type { writingDesk } from "../fixtures";
import { communications } from "../index";
import { communications as table } from "../schema";

test("an answer to the address of a conversation is filed there, private to whoever wrote", async () => {
  const { app, ada, letter, to, replies, told, listed, read } = await answeredDesk();
  expect(await communications.fileMessage(app, raw({ To: to }, "Yes, gladly"))).toMatchObject({
    what: "filed",
  });
  expect(await read(`${letter.id}/thread`)).toMatchObject([
    { id: letter.id },
    { direction: "in", content: "Yes, gladly", audience: "own", isFromElsewhere: false },
  ]);
  expect(replies).toEqual([[letter.id]]);
  expect(await told()).toMatchObject([{ userId: ada.user.id, what: "replyReceived" }]);
  expect((await listed("direction=in")).length).toBe(1);
});

test("an address that somebody made up leads nowhere", async () => {
  const { app, to, replies, letter } = await answeredDesk();
  const last = to.indexOf("@") - 1;
  const forged = `${to.slice(0, last)}${to[last] === "0" ? "1" : "0"}${to.slice(last + 1)}`;
  const sender = { From: "stranger@else.example", To: forged };
  expect(await communications.fileMessage(app, raw(sender, "Hi"))).toMatchObject({
    what: "unfiled",
  });
  expect([replies, await app.db.$count(table, eq(table.threadId, letter.threadId))]).toEqual([
    [],
    1,
  ]);
});

test.each(["In-Reply-To", "References"])(
  "an answer that names our letter in %s is filed with it",
  async (head) => {
    const { app, letter, messageId, replies } = await answeredDesk();
    await communications.fileMessage(app, raw({ [head]: messageId }, "Yes"));
    expect(replies).toEqual([[letter.id]]);
    expect(await app.db.$count(table, eq(table.threadId, letter.threadId))).toBe(2);
  },
);

test("an answer from another address than was written to is filed and marked", async () => {
  const { app, to, read, letter } = await answeredDesk();
  await communications.fileMessage(
    app,
    raw({ From: "someone@else.example", To: to }, "Pay me instead"),
  );
  expect((await read(`${letter.id}/thread`))[1]).toMatchObject({ isFromElsewhere: true });
});

test("a machine that answers is filed, told to nobody and no answer", async () => {
  const { app, to, replies, told, read, letter } = await answeredDesk();
  await communications.fileMessage(
    app,
    raw({ To: to, "Auto-Submitted": "auto-replied" }, "I am away"),
  );
  expect((await read(`${letter.id}/thread`))[1]).toMatchObject({ isAutomatic: true });
  expect([replies, await told()]).toEqual([[], []]);
});

test("a new message goes to the one person who has its sender's address, for the whole agency", async () => {
  const { app, candidate, colleague, listed } = await answeredDesk();
  await communications.fileMessage(app, raw({ Subject: "A question" }, "When do I start?"));
  const bram = await colleague();
  expect(await listed("", bram)).toMatchObject([
    { entityId: candidate.id, subject: "A question", author: null, contactName: "Mila Testman" },
  ]);
});

test("a message of a stranger waits in the tray until somebody says where it belongs", async () => {
  const { app, about, listed, change } = await answeredDesk();
  await communications.fileMessage(app, raw({ From: "stranger@else.example" }, "Hello"));
  const [waiting] = await listed("whose=unfiled");
  expect(waiting).toMatchObject({ entityType: null, entityName: "" });
  const filed = await (await change("POST", `${waiting.id}/filing`, about)).json();
  expect(filed.entityName).toContain("Mila");
  expect(await listed("whose=unfiled")).toEqual([]);
  await change("DELETE", `${waiting.id}/filing`);
  expect((await listed("whose=unfiled")).length).toBe(1);
});

test("the same message is filed once, however often and by whichever heads it comes", async () => {
  const { app, to } = await answeredDesk();
  const heads = { To: to, "Message-ID": "<one@people.example>" };
  const first = await communications.fileMessage(app, raw(heads, "Yes"));
  const again = await communications.fileMessage(app, raw({ ...heads, Received: "by mx" }, "Yes"));
  expect([first.what, again.what]).toEqual(["filed", "known"]);
  expect(await app.db.$count(table)).toBe(2);
});

test("a copy of our own letter is not taken for an answer to it", async () => {
  const { app, to, messageId, replies } = await answeredDesk();
  const copy = raw({ To: to, "Message-ID": messageId }, "Words");
  expect(await communications.fileMessage(app, copy)).toEqual({ what: "own" });
  expect(replies).toEqual([]);
});

test("a dropped message is on the record it was dropped on, and nobody else's", async () => {
  const { ada, path, about, colleague, listed } = await answeredDesk();
  const body = new FormData();
  body.set("file", new File([raw({ From: "boss@client.example" }, "Offer")], "offer.eml"));
  for (const [key, value] of Object.entries(about)) body.set(key, value);
  const { status, filed } = await dropped(ada, path, body);
  expect([status, filed]).toMatchObject([201, { ...about, audience: "own", isMine: true }]);
  expect(await listed("", await colleague())).toEqual([]);
});

test("whoever drops a message does not reach into a conversation that is private to another", async () => {
  const { path, to, colleague, letter, app } = await answeredDesk();
  const bram = await colleague();
  const body = new FormData();
  body.set("file", new File([raw({ To: to }, "An answer to Ada")], "answer.eml"));
  const { filed } = await dropped(bram, path, body);
  expect(filed).toMatchObject({ isMine: true });
  expect(await app.db.$count(table, eq(table.threadId, letter.threadId))).toBe(1);
});

test("a CV that came along is kept, fetched without being run, and put to the files of the record", async () => {
  const { app, ada, path, candidate, to, read, change, letter } = await answeredDesk();
  const parts = [
    "\nHere it is",
    filePart("cv.pdf", pdfDocument("Mila Testman")),
    filePart("run.exe", "MZ"),
  ];
  await communications.fileMessage(app, inParts({ To: to }, "mixed", parts));
  const [, answer] = await read(`${letter.id}/thread`);
  expect(answer.files).toMatchObject([
    { name: "cv.pdf", format: "pdf", isKept: true },
    { name: "run.exe", isKept: false },
  ]);
  const [cv] = answer.files;
  const fetched = await ada.ask("GET", `${path}/${answer.id}/files/${cv.id}/content`);
  expect(fetched.headers.get("content-disposition")).toStartWith("attachment");
  expect(fetched.headers.get("content-security-policy")).toContain("sandbox");
  const kept = await (await change("POST", `${answer.id}/files/${cv.id}/keeping`)).json();
  expect(kept).toMatchObject({ recordId: candidate.id, name: "cv.pdf", type: "cv" });
});

type Asking = Awaited<ReturnType<typeof writingDesk>>["ada"];

/** As a browser uploads; the content type has to name its boundary. */
async function dropped({ ask }: Asking, path: string, form: FormData) {
  const request = new Request("http://localhost", { method: "POST", body: form });
  const headers = { "content-type": request.headers.get("content-type") ?? "" };
  const answer = await ask("POST", `${path}/received`, { body: await request.text(), headers });
  return { status: answer.status, filed: await answer.json() };
}
