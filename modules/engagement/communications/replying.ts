import type { App } from "@/src/app";
import { keyedHash } from "@/src/secrets";

const codeLength = 20;
const inside = /^reply\+([\da-f]{32})([\da-f]{20})@(.+)$/i;

/** Where answers of one conversation go: an address that names it and that nobody else can make up. */
export const replyAddress = (app: App, threadId: string, domain: string): string =>
  `reply+${plain(threadId)}${codeOf(app, threadId)}@${domain}`;

/** The conversation that an address of ours names; null where it is none, or was made up. */
export function threadNamedBy(app: App, address: string): string | null {
  const [, id = "", code = ""] = inside.exec(address.trim()) ?? [];
  const threadId = id.toLowerCase().replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  return threadId && code.toLowerCase() === codeOf(app, threadId) ? threadId : null;
}

const plain = (id: string) => id.replaceAll("-", "").toLowerCase();

/** In small letters and digits: not every server keeps the case of an address. */
const codeOf = (app: App, threadId: string) =>
  Buffer.from(keyedHash(app.config, "reply address", plain(threadId)), "base64url")
    .toString("hex")
    .slice(0, codeLength);
