import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { added as company } from "@/modules/crm/clients/fixtures";
import { candidates } from "@/modules/crm/candidates";
import { letters } from "@/modules/platform/mail/schema";
import { writingDesk } from "./fixtures";
import { communications as table } from "./schema";

test("a message is sent as a letter and stands on the record in the same write", async () => {
  const { app, ada, candidate, sent, listed } = await writingDesk();
  const written = await sent({ contactName: "Mila Testman" });
  expect(written).toMatchObject({
    ...{ type: "email", entityType: "candidate", entityId: candidate.id, subject: "Hello" },
    ...{ direction: "out", isMine: true, audience: "own", delivery: { state: "queued" } },
    entityName: `Mila ${candidate.lastName}`,
  });
  const [letter] = await app.db.select().from(letters);
  expect(letter).toMatchObject({
    ...{ purpose: "message", userId: ada.user.id, toAddress: "mila@people.example" },
    ...{ text: "Words", replyTo: ada.user.email },
  });
  expect(await listed()).toMatchObject([{ id: written.id, content: "Words" }]);
  expect((await audit.latest(app))[0]).toMatchObject({ action: "communication.sent" });
  expect(JSON.stringify(await audit.latest(app))).not.toContain("Words");
});

test("a message without an address goes where the record has one, and nowhere where it has several", async () => {
  const { app, write } = await writingDesk();
  expect(await (await write({ type: "email" })).json()).toMatchObject({
    contactAddress: "mila@people.example",
  });
  const contacts = ["ann", "bo"].map((name) => ({ name, email: `${name}@firm.example` }));
  for (const several of [contacts, contacts.slice(1), []]) {
    const { id } = await company(app, { contacts: several });
    const answer = await write({ type: "email", entityType: "client", entityId: id });
    expect([several.length, answer.status]).toEqual([
      several.length,
      several.length === 1 ? 201 : 422,
    ]);
  }
});

test("the same message handed in twice is sent once", async () => {
  const { app, sent } = await writingDesk();
  const id = Bun.randomUUIDv7();
  expect([(await sent({ id })).id, (await sent({ id })).id]).toEqual([id, id]);
  expect(await app.db.$count(letters)).toBe(1);
});

test("a private message is nobody else's until its writer shares it, and hidden again after", async () => {
  const { colleague, sent, listed, change, read } = await writingDesk();
  const bram = await colleague();
  const { id } = await sent();
  expect([await listed("", bram), (await read(id, bram)).code]).toEqual([[], "missing"]);
  expect((await change("POST", `${id}/sharing`, {}, bram)).status).toBe(404);
  expect((await change("POST", `${id}/sharing`)).status).toBe(200);
  expect(await listed("", bram)).toMatchObject([{ id, isMine: false, audience: "team" }]);
  expect((await change("DELETE", `${id}/sharing`, {}, bram)).status).toBe(403);
  await change("DELETE", `${id}/sharing`);
  expect(await listed("", bram)).toEqual([]);
});

test("a call is written down for everybody and counts as a contact, which lengthens how long data stays", async () => {
  const { colleague, app, candidate, write, listed } = await writingDesk();
  const bram = await colleague();
  const call = { type: "phone", direction: "in", durationMinutes: 12 };
  expect((await write(call)).status).toBe(201);
  expect(await listed("type=phone", bram)).toMatchObject([{ durationMinutes: 12, isMine: false }]);
  const { retention } = await candidates.consentsOf(app, candidate.id);
  expect(retention.rule).toBe("contact");
  const tomorrow = new Date(app.now().getTime() + 86_400_000).toISOString();
  expect((await write({ ...call, timestamp: tomorrow })).status).toBe(422);
});

test("only its author puts right what was written down, and nobody what was sent", async () => {
  const { colleague, sent, write, change } = await writingDesk();
  const bram = await colleague();
  const { id, version } = await (await write({ type: "phone" })).json();
  const better = { version, content: "Better words" };
  expect((await change("PATCH", id, better, bram)).status).toBe(403);
  expect(await (await change("PATCH", id, better)).json()).toMatchObject({
    content: "Better words",
  });
  expect((await change("PATCH", id, better)).status).toBe(409);
  const letter = await sent();
  expect((await change("PATCH", letter.id, { version: 1, content: "Else" })).status).toBe(409);
});

test("words are found without accents, and nobody finds the private ones of others", async () => {
  const { colleague, sent, write, listed } = await writingDesk();
  const bram = await colleague();
  await sent({ content: "Über die Kühlung in Halle drei" });
  await write({ type: "meeting", content: "Kuhlung, once more" });
  expect((await listed("q=kuhlung")).length).toBe(2);
  expect((await listed("q=kuhlung", bram)).length).toBe(1);
  expect((await listed("q=kuhlung&type=email", bram)).length).toBe(0);
  expect(await listed(`q=${encodeURIComponent('"*) OR')}`)).toEqual([]);
});

test("a list comes a page at a time, the newest first", async () => {
  const { ada, path, write } = await writingDesk();
  for (const day of ["01", "02", "03"])
    await write({ type: "note", subject: day, timestamp: `2025-12-${day}T09:00:00Z` });
  const page = await ada.ask("GET", `${path}?limit=2`);
  expect(page.headers.get("x-total-count")).toBe("3");
  const next = /<(.+)>/.exec(page.headers.get("link") ?? "")?.[1] ?? "";
  const subjects = (rows: { subject: string }[]) => rows.map(({ subject }) => subject);
  expect(subjects(await page.json())).toEqual(["03", "02"]);
  expect(subjects(await (await ada.ask("GET", next)).json())).toEqual(["01"]);
  const within = await ada.ask("GET", `${path}?from=2025-12-02&until=2025-12-02`);
  expect(subjects(await within.json())).toEqual(["02"]);
});

test("a message with a gap that nobody filled is not sent, and the gap is named", async () => {
  const { app, write, about, change } = await writingDesk();
  const text = { subject: "Hello {{person.firstName}}", content: "For {{deployment.position}}" };
  const shown = await change("POST", "preview", { ...about, ...text, language: "nl" });
  expect(await shown.json()).toMatchObject({
    subject: "Hello Mila",
    missing: ["deployment.position"],
  });
  const refused = await write({ type: "email", to: "mila@people.example", ...text });
  expect(await refused.json()).toMatchObject({
    message: "Fill in all placeholders first: person.firstName, deployment.position.",
  });
  expect(await app.db.$count(letters)).toBe(0);
});

test.each([
  ["a line break in the subject", { subject: "Hello\r\nBcc: all@people.example" }],
  ["a line break in the address", { to: "mila@people.example\r\nBcc: x@people.example" }],
  ["an address that is none", { to: "mila" }],
  ["an empty message", { content: " \n " }],
  ["a field that nobody asked for", { messageId: "<forged@people.example>" }],
])("%s is refused, and nothing is sent", async (_, input) => {
  const { app, write } = await writingDesk();
  expect((await write({ type: "email", to: "mila@people.example", ...input })).status).toBe(422);
  expect([await app.db.$count(table), await app.db.$count(letters)]).toEqual([0, 0]);
});

test("a line break in a name does not reach the letter", async () => {
  const { app, sent } = await writingDesk();
  await sent({ contactName: "Mila\r\nBcc: all@people.example" });
  const [letter] = await app.db.select({ toName: letters.toName }).from(letters);
  expect(letter?.toName).toBe("Mila Bcc: all@people.example");
});

test("an answer goes on with the conversation, and names what it answers", async () => {
  const { app, sent, read } = await writingDesk();
  const first = await sent();
  const messageId = `<${first.id}@agency.example>`;
  await app.db.update(letters).set({ messageId }).where(eq(letters.id, first.id));
  const second = await sent({ subject: "Re: Hello", inReplyTo: first.id });
  expect(second.threadId).toBe(first.threadId);
  expect(await read(`${second.id}/thread`)).toMatchObject([{ id: first.id }, { id: second.id }]);
  const [letter] = await app.db.select().from(letters).where(eq(letters.id, second.id));
  expect(letter).toMatchObject({ inReplyTo: messageId, references: [messageId] });
});

test("an answer within a shared conversation is shared as well", async () => {
  const { sent, change } = await writingDesk();
  const first = await sent();
  await change("POST", `${first.id}/sharing`);
  expect(await sent({ inReplyTo: first.id })).toMatchObject({ audience: "team" });
});
