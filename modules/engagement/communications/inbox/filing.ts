import { interviews } from "@/modules/engagement/interviews";
import { receiving, mail } from "@/modules/platform/mail";
import { notifications } from "@/modules/platform/notifications";
import { exists, mustExist } from "@/modules/records/core";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { type Arrival, arrivalOf, type Via } from "./arriving";
import { replyReceived } from "../events";
import { keepAttachments, acceptAttachments, writesOf } from "./attachment-files";
import { auditEntry, eventsFor, insertWrites, placesOf } from "../save";
import { recordBounce } from "./bounces";
import { receivedMessages } from "../schema";
import { eq } from "drizzle-orm";

type Message = receiving.Message;

/**
 * A hash of the content, since one message may arrive twice with other headers; for a dropped message also of the user.
 */
function fingerprintOf(message: Message, userId: string | null): string {
  const { messageId, from, subject, text } = message;
  const whole = JSON.stringify([userId, messageId, from?.address, subject, text]);
  return new Bun.CryptoHasher("sha256").update(whole).digest("hex");
}

type Seen = { communicationId: string | null };

/** What became of the message when it was seen before; undefined the first time. */
async function previousResult(app: App, fingerprint: string): Promise<Seen | undefined> {
  const isThis = eq(receivedMessages.fingerprint, fingerprint);
  const [row] = await app.db.select().from(receivedMessages).where(isThis);
  return row;
}

/** Whether it is a copy of our own message, for example by a forwarding rule. */
async function isOurs(app: App, { messageId }: Message): Promise<boolean> {
  if (messageId === null) return false;
  if ((await mail.lettersNamed(app, [messageId])).size > 0) return true;
  const id = mail.letterNamedIn(messageId);
  return id !== null && (await mail.stateOf(app, [id])).size > 0;
}

export type Filed =
  | { what: "filed" | "unfiled" | "known"; communicationId: string }
  | { what: "bounce" | "own" }
  | { what: "refused"; refusal: receiving.Refusal };

/** Files a message where it belongs, once. Nothing in it is executed or trusted. */
export async function fileMessage(
  app: App,
  raw: Uint8Array<ArrayBuffer>,
  via: Via = { userId: null, place: null },
): Promise<Filed> {
  if (via.place) await exists(app, via.place.kind, via.place.recordId);
  const reading = await receiving.readMail(raw);
  if ("refusal" in reading) return { what: "refused", refusal: reading.refusal };
  const { message } = reading;
  const fingerprint = fingerprintOf(message, via.userId);
  const before = await previousResult(app, fingerprint);
  if (before) return known(before);
  if (await isOurs(app, message)) return { what: "own" };
  const bounce = message.report && (await recordBounce(app, message.report, message.to));
  if (!bounce)
    return land(app, { message, arrival: await arrivalOf(app, message, via), fingerprint });
  await app.write([...bounce.writes, marked(app, fingerprint, null)], ...bounce.news);
  return { what: "bounce" };
}

const known = ({ communicationId }: Seen): Filed =>
  communicationId === null ? { what: "bounce" } : { what: "known", communicationId };

const marked = (app: App, fingerprint: string, communicationId: string | null) =>
  app.db
    .insert(receivedMessages)
    .values({ fingerprint, communicationId, at: app.now().toISOString() });

/** A message, where it belongs, and the mark by which the same one is known again. */
type Incoming = { message: receiving.Message; arrival: Arrival; fingerprint: string };

async function land(app: App, { message, arrival, fingerprint }: Incoming): Promise<Filed> {
  const { row } = arrival;
  const files = await acceptAttachments(app, row.id, message);
  const told = await replyEvents(app, arrival);
  const decided = await interviews.calendarReplyWrites(app, message);
  try {
    await app.write(
      [
        marked(app, fingerprint, row.id),
        ...placesOf([row]).map((place) => mustExist(place.kind, [place.recordId])),
        insertWrites(app, row),
        ...writesOf(app, files),
        auditEntry(app, "received", row),
        ...told.writes,
        ...decided.writes,
      ],
      ...eventsFor([row]),
      ...told.news,
      ...decided.news,
    );
  } catch (error) {
    // Another process may be filing the same message: the loser reads what the winner stored.
    const first = error instanceof Failure ? await previousResult(app, fingerprint) : undefined;
    if (!first) throw error;
    return known(first);
  }
  await keepAttachments(app, files);
  return { what: row.kind === null ? "unfiled" : "filed", communicationId: row.id };
}

/** Only what a person writes back counts as an answer. */
async function replyEvents(app: App, { row, letterIds }: Arrival) {
  const { id, threadId, userId, kind, recordId, direction, isAutomatic } = row;
  if (direction === "out" || isAutomatic || letterIds.length === 0) return { writes: [], news: [] };
  const told = await notifications.notify(app, {
    to: userId ? [userId] : [],
    what: "replyReceived",
    record: kind && recordId ? { kind, id: recordId } : null,
    params: { communicationId: id },
    onceKey: `reply:${id}`,
  });
  const news = replyReceived({ communicationId: id, threadId, letterIds });
  return { writes: told.writes, news: [news, ...told.news] };
}
