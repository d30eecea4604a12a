import type { App } from "@/src/app";
import { keyedHash, seal, unseal } from "@/src/secrets/secrets";

const purposeOf = (letterId: string) => `letter ${letterId}`;

/** For a letter that carries a key to something: whoever copies the queue finds none in it. */
export const sealLetter = (app: App, letterId: string, secret: string): Promise<string> =>
  seal(app.config, purposeOf(letterId), secret);

export const openLetter = (app: App, letterId: string, content: string): Promise<string> =>
  unseal(app.config, purposeOf(letterId), content);

/** What comes back in two ways: a person's answer to a conversation, a server's report of one letter. */
const boxes = {
  reply: { begins: "reply+", purpose: "reply address" },
  bounce: { begins: "reply+b-", purpose: "bounce address" },
} as const;
type Box = keyof typeof boxes;

/** What an address names, and at which domain answers are taken in. */
type Signed = { purpose: Box; id: string; domain: string };

const codeLength = 20;

/** An address that names a record of ours and that nobody else can make up; both kinds end in the mailbox of `reply`. */
export const signedAddress = (app: App, { purpose, id, domain }: Signed): string =>
  `${boxes[purpose].begins}${plain(id)}${codeOf(app, purpose, id)}@${domain}`;

/** The record that an address of ours names; null where it is none, or was made up. */
export function recordNamedBy(app: App, box: Box, address: string): string | null {
  const local = /^(.+)@[^@]+$/.exec(address.trim().toLowerCase())?.[1] ?? "";
  if (!local.startsWith(boxes[box].begins)) return null;
  const [, id = "", code = ""] =
    /^([\da-f]{32})([\da-f]{20})$/.exec(local.slice(boxes[box].begins.length)) ?? [];
  const named = id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return named && code === codeOf(app, box, named) ? named : null;
}

const plain = (id: string) => id.replaceAll("-", "").toLowerCase();

/** In small letters and digits: not every server keeps the case of an address. */
const codeOf = (app: App, box: Box, id: string) =>
  Buffer.from(keyedHash(app.config, boxes[box].purpose, plain(id)), "base64url")
    .toString("hex")
    .slice(0, codeLength);
