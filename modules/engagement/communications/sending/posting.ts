import { users } from "@/modules/platform/accounts";
import { type AttachedFile, mail, type Purpose } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import type { Event } from "@/src/news/events";
import { replyAddress } from "../inbox/link-to-record";
import type { Communication } from "../model";
import type { Audience, EntityType } from "../rules";
import { insertWrites, eventsFor } from "../save";
import { find, rowOf } from "../service";

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
  const { id, purpose, record, to, subject, content, userId, onceKey } = outgoing;
  const threadId = outgoing.threadId ?? id;
  const at = app.now().toISOString();
  const { messageId = null, references = [] } = outgoing.answers ?? {};
  const letter = mail.queueLetter(app, {
    id,
    purpose,
    userId,
    to,
    subject,
    record,
    onceKey,
    references,
    text: content,
    inReplyTo: messageId,
    replyTo: await answersTo(app, { threadId, userId, known: given?.sender }),
    ...(outgoing.attachments && { attachments: outgoing.attachments }),
    ...(outgoing.headers && { headers: outgoing.headers }),
    ...(outgoing.notBefore && { notBefore: outgoing.notBefore }),
  });
  const row = sentRow(outgoing, at);
  return {
    writes: [insertWrites(app, row), ...letter],
    news: [...eventsFor([row])],
  };
}

const sentRow = (outgoing: Outgoing, at: string) => ({
  id: outgoing.id,
  threadId: outgoing.threadId ?? outgoing.id,
  type: "email" as const,
  direction: "out" as const,
  kind: outgoing.record.kind,
  recordId: outgoing.record.id,
  subject: outgoing.subject,
  content: outgoing.content,
  userId: outgoing.userId,
  audience: outgoing.audience,
  contactName: outgoing.to.name || null,
  contactAddress: outgoing.to.address.toLowerCase(),
  occurredAt: outgoing.notBefore ?? at,
  letterId: outgoing.id,
  inReplyTo: outgoing.answers?.messageId ?? null,
  createdAt: at,
});

/** A conversation, and who writes in it. */
type Conversation = { threadId: string; userId: string | null; known: Sender | undefined };

/** The address of the conversation where the agency takes answers in, else the writer's own. */
async function answersTo(
  app: App,
  { threadId, userId, known }: Conversation,
): Promise<string | null> {
  const sender = known ?? (await mail.senderOf(app));
  if (sender?.replyDomain) return replyAddress(app, threadId, sender.replyDomain);
  return userId === null ? null : (await users.find(app, userId)).email;
}

/** Has the letter of a message that did not arrive tried once more; only its author decides that. */
export async function sendAgain(app: App, id: string): Promise<Communication> {
  await mail.retry(app, await ownLetter(app, id));
  return find(app, id);
}

/** Keeps a letter that still waits from going out. */
export async function holdBack(app: App, id: string): Promise<Communication> {
  await mail.cancel(app, await ownLetter(app, id));
  return find(app, id);
}

async function ownLetter(app: App, id: string): Promise<string> {
  const { letterId, userId } = await rowOf(app, id);
  if (userId === null || userId !== app.actor.id) {
    throw new Failure("forbidden", "Only the author can decide whether it is sent.");
  }
  if (letterId) return letterId;
  throw new Failure("conflict", "This was only logged; there is no email.");
}
