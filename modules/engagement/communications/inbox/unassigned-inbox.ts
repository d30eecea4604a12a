import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { exists, mustExist } from "@/modules/records/core";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { fileMessage } from "./filing";
import { unread } from "./inbox";
import type { Place } from "./link-to-record";
import type { Communication } from "../model";
import type { DroppedMessage, Filing } from "../questions";
import { auditEntry, eventsFor, placesOf } from "../save";
import { communications } from "../schema";
import { find, isThere, rowOf } from "../service";

/** A message that somebody dropped: theirs alone, on the record it was dropped on. */
export async function drop(
  app: App,
  { file, entityType, entityId }: DroppedMessage,
): Promise<Communication> {
  const place = entityType && entityId ? { kind: entityType, recordId: entityId } : null;
  const result = await takeIn(app, await file.bytes(), place);
  if ("communicationId" in result) return find(app, result.communicationId);
  throw new Failure("conflict", sentence[result.what]);
}

/** Files a saved message for whoever is at the desk, or says why it cannot be read. */
export async function takeIn(app: App, raw: Uint8Array<ArrayBuffer>, place: Place | null) {
  const result = await fileMessage(app, raw, { userId: app.actor.id, place });
  if (result.what === "refused") throw unread(result.refusal);
  return result;
}

const sentence = {
  bounce: "This is a bounce notice. The bounced email now shows it.",
  own: "This email was sent from here and is already in its record.",
};

/** Says where a message belongs, with all of its conversation that lies where it lay. */
export async function file(
  app: App,
  id: string,
  { entityType, entityId }: Filing,
): Promise<Communication> {
  await exists(app, entityType, entityId);
  return moved(app, { id, verb: "filed", to: { kind: entityType, recordId: entityId } });
}

/** The undo of the first `file`. */
export const unfile = (app: App, id: string): Promise<Communication> =>
  moved(app, { id, verb: "unfiled", to: { kind: null, recordId: null } });

type To = Pick<typeof communications.$inferSelect, "kind" | "recordId">;

type Move = { id: string; verb: string; to: To };

async function moved(app: App, { id, verb, to }: Move): Promise<Communication> {
  const row = await rowOf(app, id);
  if (row.direction === "out" && row.letterId !== null) {
    throw new Failure("conflict", "A sent email stays with the record it was written about.");
  }
  const { kind, recordId, threadId } = communications;
  const change = app.db.update(communications).set(to);
  const lies =
    row.kind === null ? isNull(kind) : and(isNotNull(kind), eq(recordId, row.recordId ?? ""));
  const among = and(
    eq(threadId, row.threadId),
    isNull(communications.letterId),
    lies,
    isThere(app),
  );
  await app.write(
    [
      ...placesOf([to]).map((place) => mustExist(place.kind, [place.recordId])),
      must(change.where(among)),
      auditEntry(app, verb, { ...row, ...to }),
    ],
    ...eventsFor([row, { ...row, ...to }]),
  );
  return find(app, id);
}
