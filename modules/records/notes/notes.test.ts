import { expect, test } from "bun:test";
import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp, holders } from "@/modules/testing";
import { MentionMade, mentionOf, notes, piecesOf } from "./index";
import { notes as table } from "./schema";

async function desk() {
  const app = testApp();
  const author = await signedIn(app, "recruiter");
  const { id } = await added(app);
  const place = { kind: "candidate", recordId: id };
  const write = (text: string) => author.ask("POST", "/api/notes", { body: { ...place, text } });
  const written = async (text: string) => (await write(text)).json();
  const listed = async () => (await author.ask("GET", `/api/notes?kind=candidate&id=${id}`)).json();
  return { app, author, id, write, written, listed };
}

test("whoever is named in a note finds it among theirs, once, and it is seen when shown", async () => {
  const { app, author, written } = await desk();
  const other = await signedIn(app, "viewer");
  const heard: string[][] = [];
  app.subscribe(MentionMade, ({ data }) => heard.push(data.userIds));
  const text = `Ask ${mentionOf(other.user.id)}, and ${mentionOf(author.user.id)} again`;
  const note = await written(text);
  expect(note).toMatchObject({ text, mentions: [{ name: "Ada Jansen" }, { name: "Ada Jansen" }] });
  expect(heard).toEqual([[other.user.id, author.user.id]]);
  const theirs = async () => (await other.ask("GET", "/api/mentions")).json();
  expect(await theirs()).toMatchObject([{ noteId: note.id, isSeen: false }]);
  expect(await notes.mine(author.as)).toEqual([]);
  const seen = await other.ask("POST", "/api/mentions/seen", { body: { noteIds: [note.id] } });
  expect(await seen.json()).toEqual({ count: 1 });
  expect(await theirs()).toMatchObject([{ isSeen: true }]);
});

test("an edit tells only those whom it names anew, and forgets those whom it no longer names", async () => {
  const { app, author, written } = await desk();
  const [a, b] = [await signedIn(app, "viewer"), await signedIn(app, "viewer")];
  const { id } = await written(`For ${mentionOf(a.user.id)}`);
  const heard: string[][] = [];
  app.subscribe(MentionMade, ({ data }) => heard.push(data.userIds));
  await notes.edit(author.as, id, { version: 1, text: `For ${mentionOf(b.user.id)}` });
  expect(heard).toEqual([[b.user.id]]);
  expect([await notes.mine(a.as), (await notes.mine(b.as)).length]).toEqual([[], 1]);
});

test("a note names nobody who is not there", async () => {
  const { write, listed } = await desk();
  expect((await write(`Ask ${mentionOf(Bun.randomUUIDv7())}`)).status).toBe(404);
  expect((await write("   ")).status).toBe(422);
  expect((await write("x".repeat(5001))).status).toBe(422);
  expect(await listed()).toEqual([]);
});

test("only the author changes the words, anybody who writes pins, and the second editor is told", async () => {
  const { app, author, written, listed } = await desk();
  const other = await signedIn(app, "admin");
  const [first, second] = [await written("First"), await written("Second")];
  const patch = (who: typeof author, body: object) =>
    who.ask("PATCH", `/api/notes/${first.id}`, { body });
  expect((await patch(other, { version: 1, text: "Mine now" })).status).toBe(403);
  expect((await patch(other, { version: 1, isPinned: true })).status).toBe(200);
  expect((await patch(author, { version: 1, text: "Stale" })).status).toBe(409);
  const edited = await (await patch(author, { version: 2, text: "Better" })).json();
  expect(edited).toMatchObject({
    text: "Better",
    isPinned: true,
    editedAt: app.now().toISOString(),
  });
  expect((await listed()).map((it: { id: string }) => it.id)).toEqual([first.id, second.id]);
});

test("a deleted note is out of sight at once, comes back, and is gone for good after a month", async () => {
  let now = new Date("2026-01-01T12:00:00.000Z");
  const app = testApp({ now: () => now });
  const { ask, as } = await signedIn(app, "recruiter");
  const { id: recordId } = await added(app);
  const add = (text: string) => notes.add(as, { kind: "candidate", recordId, text });
  const { id } = await add("Once");
  const path = `/api/notes/${id}`;
  expect((await ask("DELETE", path)).status).toBe(204);
  expect((await ask("DELETE", path)).status).toBe(404);
  expect(await notes.list(app, { kind: "candidate", id: recordId })).toEqual([]);
  expect((await ask("POST", `${path}/restoration`)).status).toBe(200);
  const stranger = await signedIn(app, "recruiter");
  expect((await stranger.ask("DELETE", path)).status).toBe(403);
  await ask("DELETE", path);
  now = new Date("2026-02-02T12:00:00.000Z");
  await notes.remove(as, (await add("Later")).id);
  expect(await app.db.$count(table, eq(table.id, id))).toBe(0);
});

test("what is written and named is kept out of the audit trail and leaves with the person", async () => {
  const { app, author, id, written } = await desk();
  await written("Canary4711");
  expect(JSON.stringify(await audit.latest(app))).not.toContain("Canary4711");
  const shown = await Promise.all(holders.map((it) => it.collect(app, { type: "candidate", id })));
  expect(JSON.stringify(shown)).toContain("Canary4711");
  for (const holder of holders) {
    const { writes, news } = await holder.erase(author.as, { type: "candidate", id });
    await app.write(writes, ...news);
  }
  expect(await app.db.$count(table)).toBe(0);
});

test("a note falls into its words and its people, whatever stands around them", () => {
  const id = Bun.randomUUIDv7();
  expect(piecesOf(`${mentionOf(id)} <@nobody> ${mentionOf(id)}!`)).toEqual([
    { userId: id },
    { text: " <@nobody> " },
    { userId: id },
    { text: "!" },
  ]);
});
