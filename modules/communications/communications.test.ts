import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { audit } from "../audit";
import { candidates } from "../candidates";
import { holders } from "../holders";
import { mail } from "../mail";
import { raw } from "../mail/receiving/fixtures";
import { letters } from "../mail/schema";
import { writingDesk } from "./fixtures";
import { communications } from "./index";
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

test("a timeline tells of private messages to nobody but their writer", async () => {
  const { colleague, ada, about, sent, write } = await writingDesk();
  await sent({ subject: "Between us" });
  await write({ type: "phone", subject: "For everybody" });
  const path = `/api/timeline?kind=${about.entityType}&id=${about.entityId}&type=communication`;
  const told = async (who: typeof ada) =>
    (await (await who.ask("GET", path)).json()).map(({ text }: { text: string }) => text).sort();
  expect(await told(ada)).toEqual(["Between us", "For everybody"]);
  expect(await told(await colleague())).toEqual(["For everybody"]);
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
    message: "Fill these gaps first: person.firstName, deployment.position.",
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

test("what was deleted comes back, and nobody but its author or an administrator deletes it", async () => {
  const { colleague, write, listed, change } = await writingDesk();
  const bram = await colleague();
  const { id } = await (await write({ type: "phone" })).json();
  expect((await change("DELETE", id, {}, bram)).status).toBe(403);
  expect((await change("DELETE", id)).status).toBe(204);
  expect(await listed()).toEqual([]);
  await change("POST", `${id}/restoration`);
  expect(await listed()).toMatchObject([{ id }]);
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

test("what was deleted a month ago and what nobody filed for three goes for good", async () => {
  const { app, write, change } = await writingDesk();
  const { id } = await (await write({ type: "phone" })).json();
  await write({ type: "note" });
  const stranger = raw({ From: "stranger@else.example" }, "Hello");
  await communications.filed(app, stranger);
  await change("DELETE", id);
  const later = (days: number) => {
    const now = new Date(app.now().getTime() + days * 86_400_000);
    return communications.purge({ ...app, now: () => now });
  };
  expect([await later(29), await later(31), await later(91)]).toEqual([0, 1, 1]);
  expect(await app.db.$count(table)).toBe(1);
});

test("a recipient whose mail came back is marked, and may be written to all the same", async () => {
  const { app, about, read, sent } = await writingDesk();
  await app.write(mail.suppress(app, "Mila@people.example", "bounced"));
  const asked = `entityType=${about.entityType}&entityId=${about.entityId}`;
  expect(await read(`recipients?${asked}`)).toMatchObject([
    { address: "mila@people.example", role: "candidate", warning: "bounced" },
  ]);
  expect((await sent()).delivery.state).toBe("queued");
});

test("erasing a person takes all that was said with them, private or not, on whichever record", async () => {
  const { app, ada, candidate, sent, write } = await writingDesk();
  await sent({ content: "canary one" });
  await write({ type: "phone", content: "canary two" });
  const elsewhere = { kind: "client" as const, recordId: Bun.randomUUIDv7() };
  await app.write([app.db.update(table).set(elsewhere).where(eq(table.type, "email"))]);
  const subject = { type: "candidate" as const, id: candidate.id };
  const own = holders.filter(({ name }) => name === "communications");
  const shown = JSON.stringify(await Promise.all(own.map((it) => it.collect(ada.as, subject))));
  expect(shown).toContain("canary one");
  expect(shown).toContain("canary two");
  for (const holder of own) await app.write((await holder.erase(ada.as, subject)).writes);
  expect(await app.db.$count(table)).toBe(0);
});

test("what the product brings as templates names only fields that exist, in three languages", async () => {
  const { ada, path } = await writingDesk();
  const all = await (await ada.ask("GET", `${path}/templates`)).json();
  expect(new Set(all.map(({ language }: { language: string }) => language))).toEqual(
    new Set(["en", "nl", "de"]),
  );
});
