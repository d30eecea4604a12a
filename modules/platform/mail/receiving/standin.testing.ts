import { createServer, type Socket } from "node:net";
import { createServer as createPrivate } from "node:tls";
import type { Certificate } from "../certificate.testing";

/** A message that lies in a folder of the stand-in. */
export type Lying = { uid: number; raw: Uint8Array; at: Date; says?: number };
export type Folders = Record<string, { validity: number; messages: Lying[] }>;
type Session = { isKnown: boolean; folder: string | null };

const user = "agency";
const password = "folder secret";

/**
 * A mailbox that speaks IMAP4rev1 as far as a reader needs: it signs in, lists, examines and fetches. Whatever
 * would leave a trace it refuses, and everything that was said stays in `heard`.
 */
export async function serveMailbox(folders: Folders, own?: Certificate) {
  const heard: string[] = [];
  const sockets = new Set<Socket>();
  const talk = (socket: Socket) => {
    sockets.add(socket);
    const session: Session = { isKnown: false, folder: null };
    let rest = "";
    socket.on("error", () => {});
    socket.on("data", (bytes) => {
      rest += bytes.toString("latin1");
      for (let end = rest.indexOf("\r\n"); end >= 0; end = rest.indexOf("\r\n")) {
        const line = rest.slice(0, end);
        rest = rest.slice(end + 2);
        heard.push(line.replace(/^\S+ /, ""));
        socket.write(answerTo(line, session, folders), "latin1");
      }
    });
    socket.write("* OK the stand-in is here\r\n");
  };
  const server = own ? createPrivate(own, talk) : createServer(talk);
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const inbox = { isOn: true, host: "127.0.0.1", port, security: "none" as const, user };
  return {
    inbox: { ...inbox, folder: "Coldaisle", password },
    heard,
    close() {
      for (const socket of sockets) socket.destroy();
      return new Promise((done) => server.close(done));
    },
  };
}

function answerTo(line: string, session: Session, folders: Folders): string {
  const [, tag = "*", command = "", rest = ""] = /^(\S+) (UID FETCH|\S+) ?(.*)$/i.exec(line) ?? [];
  const done = (told: string, what = "OK done") => `${told}${tag} ${what}\r\n`;
  const known: Record<string, () => string> = {
    CAPABILITY: () => done("* CAPABILITY IMAP4rev1\r\n"),
    LOGIN: () => {
      session.isKnown = wordsIn(rest).join() === `${user},${password}`;
      return done("", session.isKnown ? "OK welcome" : `NO [AUTHENTICATIONFAILED] not ${rest}`);
    },
    NOOP: () => done(""),
    LOGOUT: () => done("* BYE\r\n"),
    LIST: () => done(listed(wordsIn(rest)[1] ?? "", folders)),
    EXAMINE: () => opened(wordsIn(rest)[0] ?? "", session, folders, done),
    "UID FETCH": () => done(fetched(rest, session, folders)),
  };
  const answer = known[command.toUpperCase()];
  const isOpen = session.isKnown || /^(CAPABILITY|LOGIN|LOGOUT|NOOP)$/i.test(command);
  return answer && isOpen ? answer() : done("", "BAD not here");
}

type Done = (told: string, what?: string) => string;

function listed(pattern: string, folders: Folders): string {
  if (pattern === "") return '* LIST (\\Noselect) "/" ""\r\n';
  return Object.keys(folders)
    .filter((name) => pattern === "*" || pattern === name)
    .map((name) => `* LIST () "/" "${name}"\r\n`)
    .join("");
}

function opened(name: string, session: Session, folders: Folders, done: Done): string {
  const folder = folders[name];
  if (!folder) return done("", "NO [NONEXISTENT] no such folder");
  session.folder = name;
  const next = Math.max(0, ...folder.messages.map(({ uid }) => uid)) + 1;
  const told = [
    "* FLAGS ()",
    `* ${folder.messages.length} EXISTS`,
    `* OK [UIDVALIDITY ${folder.validity}] valid`,
    `* OK [UIDNEXT ${next}] next`,
  ];
  return done(`${told.join("\r\n")}\r\n`, "OK [READ-ONLY] open");
}

function fetched(rest: string, { folder }: Session, folders: Folders): string {
  const [, from = "", to, asked = ""] = /^(\d+)(?::(\d+|\*))? \((.*)\)$/.exec(rest) ?? [];
  const messages = folders[folder ?? ""]?.messages ?? [];
  const last = Math.max(0, ...messages.map(({ uid }) => uid));
  const [low, high] = [Number(from), to === "*" ? last : Number(to ?? from)];
  // RFC 3501: a range to `*` always takes in the last message.
  const isMeant = ({ uid }: Lying) => uid >= Math.min(low, high) && uid <= Math.max(low, high);
  return messages
    .map((message, n) =>
      isMeant(message) ? `* ${n + 1} FETCH (${parts(message, asked)})\r\n` : "",
    )
    .join("");
}

function parts({ uid, raw, at, says = raw.length }: Lying, asked: string): string {
  const [, begin, most] = /BODY\.PEEK\[\](?:<(\d+)\.(\d+)>)?/.exec(asked) ?? [];
  const told = [`UID ${uid}`];
  if (asked.includes("RFC822.SIZE")) told.push(`RFC822.SIZE ${says}`);
  if (asked.includes("INTERNALDATE")) told.push(`INTERNALDATE "${imapDate(at)}"`);
  if (asked.includes("BODY.PEEK[]")) {
    const content = Buffer.from(raw.subarray(0, Number(most ?? raw.length))).toString("latin1");
    told.push(`BODY[]${begin ? `<${begin}>` : ""} {${content.length}}\r\n${content}`);
  }
  return told.join(" ");
}

function imapDate(at: Date): string {
  const [, , month, , time] = at.toUTCString().split(" ");
  const day = String(at.getUTCDate()).padStart(2, " ");
  return `${day}-${month}-${at.getUTCFullYear()} ${time} +0000`;
}

const wordsIn = (rest: string): string[] =>
  [...rest.matchAll(/"((?:[^"\\]|\\.)*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? "");
