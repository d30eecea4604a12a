import { afterEach, expect, test } from "bun:test";
import { raw } from "@/modules/platform/mail/receiving/fixtures";
import { type Folders, serveMailbox } from "@/modules/platform/mail/receiving/standin.testing";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { communications } from "../index";
import { communications as table, inboxReading } from "../schema";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

const early = new Date("2025-12-01T09:00:00Z");
const late = new Date("2026-01-01T12:00:30Z");
const message = (uid: number, words: string, at = late, says?: number) => ({
  ...{ uid, at, raw: raw({ "Message-ID": `<${uid}.${words}@people.example>` }, words) },
  ...(says !== undefined && { says }),
});

/** An application that files the one folder of a mailbox, in which some messages lie already. */
async function receivingDesk(lying = [message(1, "old", early)]) {
  const folders: Folders = {
    INBOX: { validity: 1, messages: [message(1, "nobody's business")] },
    Coldaisle: { validity: 7, messages: lying },
  };
  const served = await serveMailbox(folders);
  closing.push(served.close);
  const app = testApp();
  const { password, ...value } = served.inbox;
  await settings.save(app, "inbox", { value, secret: password });
  const folder = folders["Coldaisle"] as Folders[string];
  const words = async () =>
    (await app.db.select({ content: table.content }).from(table)).map(({ content }) => content);
  const receive = async () => {
    await communications.receive(app);
    return words();
  };
  return { app, value, folder, receive, heard: served.heard };
}

test("only what arrives in the chosen folder from then on is filed, each message once", async () => {
  const { folder, receive, heard } = await receivingDesk();
  expect(await receive()).toEqual([]);
  folder.messages.push(message(2, "new"));
  expect(await receive()).toEqual(["new"]);
  expect(await receive()).toEqual(["new"]);
  expect(heard.join()).not.toMatch(/INBOX|STORE|SELECT/);
});

test("a mailbox that numbers its messages anew loses none and brings none twice", async () => {
  const { folder, receive } = await receivingDesk();
  await receive();
  folder.messages.push(message(2, "new"));
  await receive();
  folder.validity = 8;
  const [, second] = folder.messages;
  folder.messages = [message(1, "old", early), ...(second ? [second] : []), message(3, "newer")];
  expect((await receive()).toSorted()).toEqual(["new", "newer"]);
});

test("what is too large stays in the mailbox and is counted, and what comes after it is filed", async () => {
  const { app, folder, receive } = await receivingDesk();
  await receive();
  folder.messages.push(message(2, "huge", late, 30 * 1024 * 1024), message(3, "small"));
  expect(await receive()).toEqual(["small"]);
  expect(await communications.inboxStatus(app)).toMatchObject({
    ...{ filed: 1, refused: 1, refusal: "The message is larger than 25 MiB." },
  });
});

test("a reader that died in the middle goes on where it was", async () => {
  const { app, folder, receive } = await receivingDesk();
  await receive();
  folder.messages.push(message(2, "one"), message(3, "two"));
  await receive();
  await app.write([app.db.update(inboxReading).set({ lastUid: 1 })]);
  expect((await receive()).toSorted()).toEqual(["one", "two"]);
});

test("a mailbox that does not open is left alone for a while, and an administrator reads why", async () => {
  const { app, value } = await receivingDesk();
  const admin = await signedIn(app);
  await settings.save(app, "inbox", { value, secret: "not the password" });
  await communications.receive(app);
  const status = await (await admin.ask("GET", "/api/crm/inbox")).text();
  expect(status).toContain("The mail server rejected the user or password");
  expect(status).not.toContain("not the password");
});

test("a test names the folders, and says what will be filed without filing anything", async () => {
  const { app, receive } = await receivingDesk();
  const admin = await signedIn(app);
  const tested = await (await admin.ask("POST", "/api/crm/inbox/test", { body: {} })).json();
  expect(tested).toMatchObject({ isWell: true, folders: ["INBOX", "Coldaisle"] });
  expect(tested.sentence).toContain("Messages in it: 1.");
  expect(await receive()).toEqual([]);
});
