import { eq, inArray } from "drizzle-orm";
import { settings } from "@/modules/settings";
import type { App } from "@/src/app";
import type { Standing } from "./model";
import { letters, mailSignatures } from "./schema";

const columns = {
  id: letters.id,
  state: letters.state,
  reason: letters.reason,
  attempts: letters.attempts,
  nextAt: letters.nextAt,
  sentAt: letters.sentAt,
  messageId: letters.messageId,
};

/** Where these letters stand, by their ids; one that was never queued has no entry. */
export async function stateOf(app: App, ids: string[]): Promise<Map<string, Standing>> {
  const found = new Map<string, Standing>();
  for (let n = 0; n < ids.length; n += 500) {
    const isAsked = inArray(letters.id, ids.slice(n, n + 500));
    for (const { id, nextAt, ...row } of await app.db.select(columns).from(letters).where(isAsked))
      found.set(id, { ...row, nextAt: row.state === "queued" ? nextAt : null });
  }
  return found;
}

/** The letter that a Message-ID of ours names, in angle brackets or without. */
export const letterNamedIn = (messageId: string): string | null =>
  /^<?([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@/i.exec(messageId.trim())?.[1] ?? null;

/** What stands beneath a user's letters; nothing until they write something. */
export async function signatureOf(app: App, userId: string): Promise<string> {
  const isTheirs = eq(mailSignatures.userId, userId);
  const [row] = await app.db.select().from(mailSignatures).where(isTheirs);
  return row?.text ?? "";
}

/** Who letters come from, and under which domain answers are taken in; null until somebody has set the mail up. */
export async function senderOf(app: App) {
  const { host, fromName, fromAddress, replyDomain } = await settings.valueOf(app, "email");
  if (!host || !fromAddress) return null;
  return { name: fromName, address: fromAddress, replyDomain: replyDomain || null };
}
