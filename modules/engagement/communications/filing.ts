import { receiving } from "@/modules/platform/mail";
import { notifications } from "@/modules/platform/notifications";
import { exists } from "@/modules/platform/records";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { type Arrival, arrivalOf } from "./arriving";
import { communicationsChanged, replyReceived } from "./events";
import { secured, taken, writesOf } from "./keeping";
import { deed, placesOf, written } from "./landing";
import type { Place } from "./placing";
import { returned } from "./returning";
import { receivedMessages } from "./schema";
import { fingerprintOf, isOurs, type Seen, seenAs } from "./seen";

/** How a message came: from the agency's own folder, or dropped by somebody, perhaps on a record. */
export type Via = { userId: string | null; place: Place | null };
export type Filed =
  | { what: "filed" | "unfiled" | "known"; communicationId: string }
  | { what: "bounce" | "own" }
  | { what: "refused"; refusal: receiving.Refusal };

/** Puts a message where it belongs, once; whatever it says of itself, it is filed and nothing more. */
export async function filed(
  app: App,
  raw: Uint8Array<ArrayBuffer>,
  via: Via = { userId: null, place: null },
): Promise<Filed> {
  if (via.place) await exists(app, via.place.kind, via.place.recordId);
  const reading = await receiving.readMail(raw);
  if ("refusal" in reading) return { what: "refused", refusal: reading.refusal };
  const { message } = reading;
  const fingerprint = fingerprintOf(message, via.userId);
  const before = await seenAs(app, fingerprint);
  if (before) return known(before);
  if (await isOurs(app, message)) return { what: "own" };
  const bounce = message.report && (await returned(app, message.report));
  if (!bounce) return land(app, message, await arrivalOf(app, message, via), fingerprint);
  await app.write([...bounce.writes, marked(app, fingerprint, null)], ...bounce.news);
  return { what: "bounce" };
}

const known = ({ communicationId }: Seen): Filed =>
  communicationId === null ? { what: "bounce" } : { what: "known", communicationId };

const marked = (app: App, fingerprint: string, communicationId: string | null) =>
  app.db
    .insert(receivedMessages)
    .values({ fingerprint, communicationId, at: app.now().toISOString() });

async function land(
  app: App,
  message: receiving.Message,
  arrival: Arrival,
  fingerprint: string,
): Promise<Filed> {
  const { row } = arrival;
  const files = await taken(app, row.id, message);
  const told = await toldOf(app, arrival);
  try {
    await app.write(
      [
        marked(app, fingerprint, row.id),
        written(app, row),
        ...writesOf(app, files),
        deed(app, "received", row),
        ...told.writes,
      ],
      communicationsChanged(placesOf([row])),
      ...told.news,
    );
  } catch (error) {
    // Two processes may take up the same message; one of them files it.
    const first = error instanceof Failure ? await seenAs(app, fingerprint) : undefined;
    if (!first) throw error;
    return known(first);
  }
  await secured(app, files);
  return { what: row.kind === null ? "unfiled" : "filed", communicationId: row.id };
}

/** Only what a person writes back counts as an answer. */
async function toldOf(app: App, { row, letterIds }: Arrival) {
  const { id, threadId, userId, kind, recordId, direction, isAutomatic } = row;
  if (direction === "out" || isAutomatic || letterIds.length === 0) return { writes: [], news: [] };
  const told = await notifications.told(app, {
    to: userId ? [userId] : [],
    what: "replyReceived",
    record: kind && recordId ? { kind, id: recordId } : null,
    params: { communicationId: id },
    onceKey: `reply:${id}`,
  });
  const news = replyReceived({ communicationId: id, threadId, letterIds });
  return { writes: told.writes, news: [news, ...told.news] };
}
