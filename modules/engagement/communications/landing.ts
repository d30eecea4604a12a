import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { Guarded, Write } from "@/src/database";
import type { Event } from "@/src/events";
import { communicationsChanged } from "./events";
import type { EntityType } from "./rules";
import { communications } from "./schema";
import type { CommunicationRow } from "./shape";

type Known = Pick<CommunicationRow, "id" | "kind" | "recordId">;
type Place = { kind: EntityType; recordId: string };

export const placesOf = (rows: Pick<CommunicationRow, "kind" | "recordId">[]): Place[] =>
  rows.flatMap(({ kind, recordId }) => (kind && recordId ? [{ kind, recordId }] : []));

/** One change of one communication, with its line of the audit trail and its news. */
export const land = (
  app: App,
  verb: string,
  row: Known,
  writes: (Write | Guarded)[],
  ...news: Event[]
) => app.write([...writes, deed(app, verb, row)], communicationsChanged(placesOf([row])), ...news);

/** Kinds and ids, never what was said or to whom. */
export const deed = (app: App, verb: string, { id, kind, recordId }: Known): Write =>
  audit.entry(app, {
    action: `communication.${verb}`,
    entityType: "communication",
    entityId: id,
    details: { kind, record: recordId },
  });

type NewRow = Omit<typeof communications.$inferInsert, "seq">;

export const written = (app: App, row: NewRow): Write => app.db.insert(communications).values(row);
