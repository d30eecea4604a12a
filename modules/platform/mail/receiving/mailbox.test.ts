import { afterEach, expect, test } from "bun:test";
import { certificate } from "../certificate.testing";
import { raw } from "./fixtures";
import { foldersOf, openFolder } from "./mailbox";
import { type Folders, serveMailbox } from "./standin.testing";
import { troubleOf } from "./trouble";

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function mailbox(folders: Folders) {
  const served = await serveMailbox(folders);
  closing.push(served.close);
  return served;
}

const at = new Date("2026-01-01T11:00:00Z");
const message = (uid: number, words: string) => ({ uid, raw: raw({}, words), at });
const folders = (): Folders => ({
  INBOX: { validity: 1, messages: [message(1, "private")] },
  Coldaisle: { validity: 7, messages: [message(3, "first"), message(9, "second")] },
});

test("what lies behind a number is told with its size and moment, and read as it came", async () => {
  const { inbox, heard } = await mailbox(folders());
  const folder = await openFolder(inbox);
  expect(folder).toMatchObject({ validity: "7", next: 10, count: 2 });
  const [waiting] = await folder.after(3, 10);
  expect(waiting).toEqual({ uid: 9, bytes: raw({}, "second").length, arrivedAt: at.toISOString() });
  expect(await folder.read(9)).toEqual(raw({}, "second"));
  expect(await folder.after(9, 10)).toEqual([]);
  await folder.close();
  expect(heard.join()).not.toMatch(/SELECT|STORE|COPY|MOVE|EXPUNGE|APPEND|BODY\[|INBOX/);
});

test("the folders of a mailbox are named for whoever chooses one", async () => {
  const { inbox } = await mailbox(folders());
  expect((await foldersOf(inbox)).toSorted()).toEqual(["Coldaisle", "INBOX"]);
});

test("a mailbox is read over a private conversation, and a stranger's certificate ends it", async () => {
  const own = await certificate();
  if (!own) return console.warn("SKIPPED: there is no openssl to make a certificate with");
  const served = await serveMailbox(folders(), own);
  closing.push(served.close);
  const inbox = { ...served.inbox, host: "localhost", security: "tls" as const };
  const folder = await openFolder({ ...inbox, trusted: own.cert });
  expect(await folder.read(3)).toEqual(raw({}, "first"));
  await folder.close();
  expect(await refusing(() => openFolder(inbox), inbox)).toContain("can't be encrypted");
});

const refusing = async (open: () => Promise<unknown>, inbox: Parameters<typeof openFolder>[0]) =>
  troubleOf(await open().catch((error) => error), inbox);

test("why a mailbox does not open is said in a sentence without its password", async () => {
  const { inbox } = await mailbox(folders());
  const wrong = { ...inbox, password: "another secret" };
  const sentence = await refusing(() => openFolder(wrong), wrong);
  expect(sentence).toStartWith("The mail server rejected the user or password:");
  expect(sentence).not.toContain("another secret");
});

test.each([
  [{ folder: "Elsewhere" }, "This folder doesn't exist."],
  [{ security: "starttls" as const }, "can't be encrypted"],
  [{ port: 1 }, "No mailbox at this server and port."],
  [{ host: "nowhere.invalid" }, "No server with this name."],
])("a mailbox that is set up wrongly says what to check: %j", async (given, sentence) => {
  const { inbox } = await mailbox(folders());
  const wrong = { ...inbox, ...given };
  expect(await refusing(() => openFolder(wrong), wrong)).toContain(sentence);
});
