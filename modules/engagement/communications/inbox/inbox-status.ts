import { eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { receiving } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { startPolling, type PollingWorker } from "@/src/workers/polling-worker";
import { receive } from "./inbox";
import type { InboxStatus, InboxTest } from "../questions";
import { inboxReading } from "../schema";

/** Looks now, because somebody asks, whatever it waits for. */
export async function checkNow(app: App): Promise<InboxStatus> {
  await receive(app);
  return inboxStatus(app);
}

/** How the folder stands, for administrators. */
export async function inboxStatus(app: App): Promise<InboxStatus> {
  const [inbox, [row], trouble] = await Promise.all([
    settings.valueOf(app, "inbox"),
    app.db.select().from(inboxReading).where(eq(inboxReading.id, 1)),
    receiving.troubleNow(app, "inbox"),
  ]);
  return {
    isOn: inbox.isOn && receiving.isWhole(inbox),
    checkedAt: row?.checkedAt ?? null,
    filed: row?.filed ?? 0,
    refused: row?.refused ?? 0,
    refusal: row?.refusal ?? null,
    trouble: trouble?.sentence ?? null,
  };
}

/** Looks whether the mailbox opens, and which folders it has; reads nothing. */
export async function testInbox(app: App): Promise<InboxTest> {
  const value = await settings.valueOf(app, "inbox");
  if (!value.host) throw new Failure("conflict", "Enter a server first and save it.");
  const inbox = await receiving.withPassword(app, value);
  await app.write([audit.entry(app, { action: "inbox.tested", entityType: "setting" })]);
  try {
    const folders = await receiving.foldersOf(inbox);
    if (!inbox.folder) return { isWell: false, sentence: sentence.choose, folders };
    const folder = await receiving.openFolder(inbox);
    await folder.close();
    return { isWell: true, sentence: opens(folder.count), folders };
  } catch (error) {
    return { isWell: false, sentence: receiving.troubleOf(error, inbox), folders: [] };
  }
}

const sentence = { choose: "The mailbox works. Choose the folder to read replies from." };

function opens(count: number): string {
  const text = `The folder works. Messages in it: ${count}. New messages are linked from now on.`;
  return text;
}

const everyMs = 30_000;

/** Takes in what arrives beside a server; stopping lets the message under way be filed. */
export function receiveSteadily(app: App): PollingWorker {
  const { stop } = startPolling(app, {
    everyMs,
    // A mailbox has no revision of ours: every look at the clock is a new one.
    state: async () => ((await mayLook(app)) ? app.now().toISOString() : null),
    batch: (signal) => receive(app, signal),
    errorMessage: "messages could not be taken in",
  });
  return { stop: () => stop().then(receiving.closeMailReader) };
}

async function mayLook(app: App): Promise<boolean> {
  if ((await receiving.inboxOf(app)) === null) return false;
  const trouble = await receiving.troubleNow(app, "inbox");
  return trouble === null || trouble.waitUntil <= app.now().toISOString();
}
