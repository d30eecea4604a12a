import type { receiving } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { placesOf } from "../save";
import {
  colleagueWith,
  type Conversation,
  conversationOf,
  type Place,
  placeOf,
} from "./link-to-record";

/** How a message came: from the agency's own folder, or dropped by somebody, perhaps on a record. */
export type Via = { userId: string | null; place: Place | null };

type Message = receiving.Message;

/** A message with where it belongs, and the letters of ours that it answers. */
export type Arrival = { row: Awaited<ReturnType<typeof rowFor>>; letterIds: string[] };

export async function arrivalOf(app: App, message: Message, via: Via): Promise<Arrival> {
  const conversation = await conversationOf(app, message);
  // Whoever drops a message does not put it into a conversation that they may not read.
  const own = conversation && mayJoin(via, conversation) ? conversation : null;
  const row = await rowFor(app, message, { via, conversation: own });
  return { row, letterIds: conversation?.letterIds ?? [] };
}

const mayJoin = ({ userId }: Via, { first }: Conversation) =>
  userId === null || first.userId === userId || first.audience === "team";

type Arriving = { via: Via; conversation: Conversation | null };

async function rowFor(app: App, message: Message, { via, conversation }: Arriving) {
  const id = Bun.randomUUIDv7();
  const first = conversation?.first;
  const sender = await colleagueWith(app, message.from?.address ?? "");
  const [contact = null] = sender === null ? [message.from] : message.to;
  const userId = first?.userId ?? via.userId ?? sender;
  const place = via.place ?? (first && placesOf([first])[0]) ?? (await placeBy(app, contact));
  const now = app.now().toISOString();
  return {
    id,
    type: "email" as const,
    threadId: first?.threadId ?? id,
    userId,
    direction: sender === null ? ("in" as const) : ("out" as const),
    kind: place?.kind ?? null,
    recordId: place?.recordId ?? null,
    audience: first?.audience ?? (userId === null ? ("team" as const) : ("own" as const)),
    contactName: contact?.name || null,
    contactAddress: contact?.address ?? null,
    subject: message.subject,
    content: message.text,
    isAutomatic: message.isAutomatic,
    occurredAt: momentOf(message.date, first?.occurredAt ?? "", now),
    messageId: message.messageId,
    inReplyTo: message.inReplyTo,
    createdAt: now,
    isFromElsewhere: isFromElsewhere(conversation, message, sender),
  };
}

/** By the sender's clock, which may go wrong: not before the conversation began, and not still to come. */
function momentOf(date: string | null, begun: string, now: string): string {
  if (date === null || date > now) return now;
  return date < begun ? begun : date;
}

const placeBy = (app: App, contact: receiving.Mailbox | null): Promise<Place | null> | null =>
  contact ? placeOf(app, contact.address) : null;

/** Whoever answers from another address than was written to may be somebody else; so may "we" ourselves. */
const isFromElsewhere = (
  conversation: Conversation | null,
  { from }: Message,
  sender: string | null,
): boolean =>
  sender !== null ||
  (conversation !== null && !conversation.addresses.includes(from?.address ?? ""));
