import type { FetchMessageObject, ImapFlow } from "imapflow";
import { settings } from "@/modules/platform/settings";
import type { MailInbox } from "../model";
import type { App } from "@/src/app";
import { largestMessage } from "./limits";

/** A folder as it is set up, with its password in clear for the length of one conversation. */
export type OpenInbox = MailInbox & {
  password: string | null;
  /** Whose certificates are believed beside those that everyone believes. */
  trusted?: string;
};

/** A message before anybody has read it. */
export type Waiting = { uid: number; bytes: number; arrivedAt: string };

export type Folder = {
  /** The server numbers messages anew where this is another than before. */
  validity: string;
  /** The number that the next message will get. */
  next: number;
  count: number;
  /** Those behind a number, the oldest first, no more than asked for. */
  after(uid: number, most: number): Promise<Waiting[]>;
  read(uid: number): Promise<Uint8Array<ArrayBuffer> | null>;
  close(): Promise<void>;
};

/** Null until somebody has said which folder, and switched it on. */
export async function inboxOf(app: App): Promise<OpenInbox | null> {
  const inbox = await settings.valueOf(app, "inbox");
  return inbox.isOn && isWhole(inbox) ? withPassword(app, inbox) : null;
}

export const isWhole = ({ host, folder }: MailInbox) => host !== "" && folder !== "";

export const withPassword = async (app: App, inbox: MailInbox): Promise<OpenInbox> => ({
  ...inbox,
  password: inbox.user ? await settings.secretOf(app, "inbox") : null,
});

/** Opens the folder without leaving a trace in it: nothing is marked as read, moved or deleted. */
export async function openFolder(inbox: OpenInbox): Promise<Folder> {
  const client = await connected(inbox);
  try {
    const { uidValidity, uidNext, exists } = await client.mailboxOpen(inbox.folder, {
      readOnly: true,
    });
    return {
      validity: String(uidValidity),
      next: uidNext,
      count: exists,
      after: (uid, most) => waitingAfter(client, { uid, most, isEmpty: exists === 0 }),
      read: (uid) => sourceOf(client, uid),
      close: () => left(client),
    };
  } catch (error) {
    await left(client);
    throw error;
  }
}

/** The names of all folders, for whoever chooses one. */
export async function foldersOf(inbox: OpenInbox): Promise<string[]> {
  const client = await connected(inbox);
  try {
    return (await client.list()).map(({ path }) => path).slice(0, mostFolders);
  } finally {
    await left(client);
  }
}

const mostFolders = 500;
/** Whoever takes longer than this does not answer at all. */
const patience = { connectionTimeout: 20_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

async function connected(inbox: OpenInbox): Promise<ImapFlow> {
  const { ImapFlow } = await import("imapflow");
  const client = new ImapFlow({
    ...patience,
    host: inbox.host,
    port: inbox.port,
    secure: inbox.security === "tls",
    ...(inbox.security !== "tls" && { doSTARTTLS: inbox.security === "starttls" }),
    auth: { user: inbox.user, pass: inbox.password ?? "" },
    ...(inbox.trusted && { tls: { ca: inbox.trusted } }),
    clientInfo: { name: "Coldaisle" },
    maxLiteralSize: largestMessage + 1024,
    disableAutoIdle: true,
    logger: false,
  });
  // What ends a conversation while nobody waits for anything is noticed by the next who does.
  client.on("error", () => {});
  await client.connect();
  return client;
}

type Asked = { uid: number; most: number; isEmpty: boolean };

async function waitingAfter(client: ImapFlow, { uid, most, isEmpty }: Asked): Promise<Waiting[]> {
  if (isEmpty) return [];
  const all = await client.fetchAll(`${uid + 1}:*`, asked, { uid: true });
  // A server answers its last message where no number fits.
  return all
    .filter((it) => it.uid > uid)
    .toSorted((a, b) => a.uid - b.uid)
    .slice(0, most)
    .map((it) => ({
      uid: it.uid,
      bytes: it.size ?? 0,
      arrivedAt: new Date(it.internalDate ?? 0).toISOString(),
    }));
}

const asked = { uid: true, size: true, internalDate: true };

/** Null where somebody has taken it out of the folder meanwhile. */
async function sourceOf(client: ImapFlow, uid: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const query = { source: { maxLength: largestMessage } };
  const found: FetchMessageObject | false | undefined = await client.fetchOne(String(uid), query, {
    uid: true,
  });
  return found && found.source ? new Uint8Array(found.source) : null;
}

/** A server that does not even say goodbye is left without one. */
async function left(client: ImapFlow): Promise<void> {
  await client.logout().catch(() => client.close());
}
