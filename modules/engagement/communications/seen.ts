import { eq } from "drizzle-orm";
import { mail, type receiving } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { receivedMessages } from "./schema";

type Message = receiving.Message;

/** The same message may come by two ways with other heads; for each who drops it, it is theirs. */
export function fingerprintOf(message: Message, userId: string | null): string {
  const { messageId, from, subject, text } = message;
  const whole = JSON.stringify([userId, messageId, from?.address, subject, text]);
  return new Bun.CryptoHasher("sha256").update(whole).digest("hex");
}

export type Seen = { communicationId: string | null };

/** What became of it when it came before; undefined the first time. */
export async function seenAs(app: App, fingerprint: string): Promise<Seen | undefined> {
  const isThis = eq(receivedMessages.fingerprint, fingerprint);
  const [row] = await app.db.select().from(receivedMessages).where(isThis);
  return row;
}

/** A copy of what we sent ourselves, such as somebody's forwarding brings back. */
export async function isOurs(app: App, { messageId }: Message): Promise<boolean> {
  if (messageId === null) return false;
  if ((await mail.lettersNamed(app, [messageId])).size > 0) return true;
  const id = mail.letterNamedIn(messageId);
  return id !== null && (await mail.stateOf(app, [id])).size > 0;
}
