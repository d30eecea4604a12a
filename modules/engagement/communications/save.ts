import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import type { Event } from "@/src/news/events";
import { communicationsChanged } from "./events";
import type { EntityType } from "./rules";
import { communications } from "./schema";
import type { CommunicationRow } from "./shape";

type Seen = Pick<CommunicationRow, "kind" | "recordId" | "audience" | "userId">;
type Known = Pick<CommunicationRow, "id" | "kind" | "recordId">;
type Place = { kind: EntityType; recordId: string };

export const placesOf = (rows: Pick<CommunicationRow, "kind" | "recordId">[]): Place[] =>
  rows.flatMap(({ kind, recordId }) => (kind && recordId ? [{ kind, recordId }] : []));

/** Events for a change. For a private message only its owner is notified, and the record is not named. */
export function eventsFor(rows: Seen[]): Event[] {
  const groups = Map.groupBy(rows, ({ audience, userId }) => (audience === "team" ? "" : userId));
  return [...groups].map(([userId, own]) =>
    communicationsChanged(placesOf(own), userId === "" ? undefined : userId ? [userId] : []),
  );
}

/** A change of a communication, and further events. */
type Change = { verb: string; writes: (Write | Guarded)[]; news?: Event[] };

/** Applies one change with its audit entry and its events. */
export const saveChange = (app: App, row: Known & Seen, { verb, writes, news = [] }: Change) =>
  app.write([...writes, auditEntry(app, verb, row)], ...eventsFor([row]), ...news);

/** Kinds and ids, never what was said or to whom. */
export const auditEntry = (app: App, verb: string, { id, kind, recordId }: Known): Write =>
  audit.entry(app, {
    action: `communication.${verb}`,
    entityType: "communication",
    entityId: id,
    details: { kind, record: recordId },
  });

type NewRow = Omit<typeof communications.$inferInsert, "seq">;

export const insertWrites = (app: App, row: NewRow): Write =>
  app.db.insert(communications).values(row);
