import { type AttachedFile, mail, type Purpose } from "@/modules/platform/mail";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import type { Event } from "@/src/events";
import { newsOf, insertWrites } from "./save";
import { replyAddress } from "./replying";
import type { Audience, EntityType } from "./rules";

/** A message as another room writes it: what is sent, and what the record remembers of it. */
export type Outgoing = {
  id: string;
  purpose: Extract<Purpose, "message" | "campaign">;
  record: { kind: EntityType; id: string };
  to: { name: string; address: string };
  subject: string;
  content: string;
  userId: string | null;
  audience: Audience;
  onceKey: string;
  /** The conversation that it goes on with; else it begins one. */
  threadId?: string;
  answers?: { messageId: string | null; references: string[] };
  attachments?: AttachedFile[];
  headers?: Record<string, string>;
  notBefore?: string;
};

export type Sender = Awaited<ReturnType<typeof mail.senderOf>>;
export type Posted = { writes: Write[]; news: Event[] };

/**
 * Goes into the caller's own write: the letter, and the communication that the record shows. The letter has
 * the communication's id, and answers to it find their way back. `sender` is asked for once per batch.
 */
export async function sendWrites(
  app: App,
  outgoing: Outgoing,
  given?: { sender: Sender },
): Promise<Posted> {
  const { id, purpose, record, to, subject, content, userId, audience, onceKey } = outgoing;
  const threadId = outgoing.threadId ?? id;
  const at = app.now().toISOString();
  const { messageId = null, references = [] } = outgoing.answers ?? {};
  const letter = mail.posted(app, {
    ...{ id, purpose, userId, to, subject, record, onceKey, references },
    text: content,
    inReplyTo: messageId,
    replyTo: await answersTo(app, threadId, userId, given?.sender),
    ...(outgoing.attachments && { attachments: outgoing.attachments }),
    ...(outgoing.headers && { headers: outgoing.headers }),
    ...(outgoing.notBefore && { notBefore: outgoing.notBefore }),
  });
  const row = {
    ...{ id, threadId, type: "email" as const, direction: "out" as const },
    ...{ kind: record.kind, recordId: record.id, subject, content, userId, audience },
    contactName: to.name || null,
    contactAddress: to.address.toLowerCase(),
    occurredAt: outgoing.notBefore ?? at,
    letterId: id,
    inReplyTo: messageId,
    createdAt: at,
  };
  return {
    writes: [insertWrites(app, row), ...letter],
    news: [...newsOf([row])],
  };
}

/** The address of the conversation where the agency takes answers in, else the writer's own. */
async function answersTo(
  app: App,
  threadId: string,
  userId: string | null,
  known: Sender | undefined,
): Promise<string | null> {
  const sender = known ?? (await mail.senderOf(app));
  if (sender?.replyDomain) return replyAddress(app, threadId, sender.replyDomain);
  return userId === null ? null : (await users.find(app, userId)).email;
}
