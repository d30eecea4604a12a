import { publicAddress } from "@/src/http/access/address";
import { inArray } from "drizzle-orm";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import type { Sender, Standing } from "./model";
import { letters } from "./schema";
import { isWhole } from "./connection/server";
import { troubleNow } from "./connection/trouble";

const columns = {
  id: letters.id,
  state: letters.state,
  reason: letters.reason,
  attempts: letters.attempts,
  nextAt: letters.nextAt,
  sentAt: letters.sentAt,
  messageId: letters.messageId,
};

/** As many blanks as one statement may have, and to spare. */
const atOnce = 500;

/** Where these letters stand, by their ids; one that was never queued has no entry. */
export async function stateOf(app: App, ids: string[]): Promise<Map<string, Standing>> {
  const found = new Map<string, Standing>();
  for (let n = 0; n < ids.length; n += atOnce) {
    const isAsked = inArray(letters.id, ids.slice(n, n + atOnce));
    for (const { id, nextAt, ...row } of await app.db.select(columns).from(letters).where(isAsked))
      found.set(id, { ...row, nextAt: row.state === "queued" ? nextAt : null });
  }
  return found;
}

/** The letter that a Message-ID of ours names, in angle brackets or without; it may not be kept any more. */
export const letterNamedIn = (messageId: string): string | null =>
  /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i.exec(messageId.trim())?.[1] ?? null;

/** The letters behind some Message-IDs, also where the server has given its own. */
export async function lettersNamed(app: App, messageIds: string[]): Promise<Map<string, string>> {
  const names = messageIds.slice(0, atOnce);
  const rows = await app.db
    .select({ id: letters.id, messageId: letters.messageId })
    .from(letters)
    .where(inArray(letters.messageId, names));
  return new Map(rows.flatMap(({ id, messageId }) => (messageId ? [[messageId, id]] : [])));
}

/** Who letters come from, and under which domain answers are taken in; null until somebody has set the mail up. */
export async function senderOf(app: App) {
  const server = await settings.valueOf(app, "email");
  if (!isWhole(server)) return null;
  const { fromName, fromAddress, replyDomain } = server;
  return { name: fromName, address: fromAddress, replyDomain: replyDomain || null };
}

/** What whoever writes a letter has to know: whether it will go out. */
export async function sender(app: App): Promise<Sender> {
  const [found, trouble] = await Promise.all([senderOf(app), troubleNow(app)]);
  return {
    isSetUp: found !== null,
    canLink: publicAddress(app.config) !== null,
    name: found?.name ?? "",
    address: found?.address ?? "",
    trouble: trouble?.sentence ?? null,
  };
}
