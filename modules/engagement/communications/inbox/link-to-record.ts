import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { candidateRows as people } from "@/modules/crm/candidates/read-model";
import { clientContactRows as clientContacts } from "@/modules/crm/clients/read-model";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import { mail, type receiving } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import type { EntityType } from "../rules";
import { communications } from "../schema";
import type { CommunicationRow } from "../shape";

type Message = receiving.Message;
export type Place = { kind: EntityType; recordId: string };

/** The conversation that a message goes on with, and the letters in it that it may answer. */
export type Conversation = { first: CommunicationRow; addresses: string[]; letterIds: string[] };

/** Where answers of one conversation go. */
export const replyAddress = (app: App, threadId: string, domain: string): string =>
  mail.signedAddress(app, { purpose: "reply", id: threadId, domain });

/** The conversation that an address of ours names. */
const threadNamedBy = (app: App, address: string): string | null =>
  mail.recordNamedBy(app, "reply", address);

/** The letter whose sender an address of ours was: what servers could not deliver goes there. */
export const letterNamedBy = (app: App, address: string): string | null =>
  mail.recordNamedBy(app, "bounce", address);

/** By the reply address, which is signed; otherwise by the message ids that it references. */
export async function conversationOf(app: App, message: Message): Promise<Conversation | null> {
  const named = message.to.map(({ address }) => threadNamedBy(app, address)).find((it) => it);
  const threadId = named ?? (await threadOf(app, message)) ?? (await threadAnswered(app, message));
  if (!threadId) return null;
  const rows = await app.db
    .select()
    .from(communications)
    .where(eq(communications.threadId, threadId))
    .orderBy(asc(communications.seq));
  const first = rows[0];
  if (!first) return null;
  return {
    first,
    addresses: rows.flatMap(({ contactAddress }) => contactAddress ?? []),
    letterIds: rows.flatMap(({ letterId }) => letterId ?? []),
  };
}

/** The conversation of a letter whose return address got the message: out-of-office replies go there. */
async function threadOf(app: App, { to }: Message): Promise<string | null> {
  const letter = to.map(({ address }) => letterNamedBy(app, address)).find((it) => it);
  if (!letter) return null;
  const { letterId, threadId } = communications;
  const [row] = await app.db.select({ threadId }).from(communications).where(eq(letterId, letter));
  return row?.threadId ?? null;
}

async function threadAnswered(app: App, { inReplyTo, references }: Message) {
  const ids = [...(inReplyTo ? [inReplyTo] : []), ...references.toReversed()].slice(0, 50);
  if (ids.length === 0) return null;
  const known = await mail.lettersNamed(app, ids);
  const letterIds = [...known.values(), ...ids.flatMap((id) => mail.letterNamedIn(id) ?? [])];
  const { letterId, messageId, threadId } = communications;
  const [row] = await app.db
    .select({ threadId })
    .from(communications)
    .where(or(inArray(messageId, ids), inArray(letterId, letterIds)))
    .limit(1);
  return row?.threadId ?? null;
}

/** The only person with this address; null if there are several, because a guess could expose a message. */
export async function placeOf(app: App, address: string): Promise<Place | null> {
  const { emailKey } = candidates.keysOf({ email: address });
  const [persons, contacts] = await Promise.all([
    app.db
      .select({ recordId: people.id })
      .from(people)
      .where(and(eq(people.emailKey, emailKey ?? ""), isNull(people.archivedAt)))
      .limit(2),
    app.db
      .selectDistinct({ recordId: clientContacts.clientId })
      .from(clientContacts)
      .where(eq(sql`lower(${clientContacts.email})`, address))
      .limit(2),
  ]);
  const found: Place[] = [
    ...persons.map((it) => ({ ...it, kind: "candidate" as const })),
    ...contacts.map((it) => ({ ...it, kind: "client" as const })),
  ];
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The colleague whose address it is. */
export async function colleagueWith(app: App, address: string): Promise<string | null> {
  const [row] = await app.db.select({ id: users.id }).from(users).where(eq(users.email, address));
  return row?.id ?? null;
}
