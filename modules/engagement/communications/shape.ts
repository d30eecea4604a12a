import { asc, inArray } from "drizzle-orm";
import { mail } from "@/modules/platform/mail";
import { labelsOf } from "@/modules/records/core";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { Communication, Delivery, SentFile } from "./model";
import { excerptLength } from "./rules";
import { communicationFiles, communications } from "./schema";

export type CommunicationRow = typeof communications.$inferSelect;

/** As they are answered: with the names of records and people, the files and what became of the letters. */
export async function shownAll(
  app: App,
  rows: CommunicationRow[],
  longest = Number.POSITIVE_INFINITY,
): Promise<Communication[]> {
  const [nameOf, labels, filesOf, deliveryOf] = await Promise.all([
    users.authors(app),
    labelsOf(app, rows),
    filesBy(app, rows),
    deliveriesBy(app, rows),
  ]);
  return rows.map((row) => ({
    id: row.id,
    type: row.type,
    entityType: row.kind,
    entityId: row.recordId,
    entityName: labels.get(row.recordId ?? "") ?? "",
    subject: row.subject,
    content: row.content.slice(0, longest),
    isShortened: row.content.length > longest,
    timestamp: row.occurredAt,
    direction: row.direction,
    contactName: row.contactName,
    contactAddress: row.contactAddress,
    threadId: row.threadId,
    durationMinutes: row.durationMinutes,
    author: row.userId === null ? null : { id: row.userId, name: nameOf(row.userId) },
    isMine: row.userId !== null && row.userId === app.actor.id,
    audience: row.audience,
    isAutomatic: row.isAutomatic,
    isFromElsewhere: row.isFromElsewhere,
    delivery: deliveryOf.get(row.letterId ?? "") ?? null,
    files: filesOf.get(row.id) ?? [],
    isSample: row.isSample,
    version: row.version,
  }));
}

export const excerpts = (app: App, rows: CommunicationRow[]) => shownAll(app, rows, excerptLength);

async function filesBy(app: App, rows: CommunicationRow[]): Promise<Map<string, SentFile[]>> {
  const ids = rows.map(({ id }) => id);
  const found = await app.db
    .select()
    .from(communicationFiles)
    .where(inArray(communicationFiles.communicationId, ids))
    .orderBy(asc(communicationFiles.position));
  const groups = Map.groupBy(found, ({ communicationId }) => communicationId);
  return new Map([...groups].map(([id, files]) => [id, files.map(shownFile)]));
}

export const shownFile = (file: typeof communicationFiles.$inferSelect): SentFile => ({
  id: file.id,
  name: file.name,
  format: file.format,
  bytes: file.bytes,
  isKept: file.content !== null,
  trouble: file.trouble,
});

async function deliveriesBy(app: App, rows: CommunicationRow[]): Promise<Map<string, Delivery>> {
  const ids = rows.flatMap(({ letterId }) => letterId ?? []);
  const standings = await mail.stateOf(app, ids);
  return new Map(
    [...standings].map(([letterId, { state, nextAt, sentAt, reason }]) => [
      letterId,
      { letterId, state, at: nextAt ?? sentAt, reason },
    ]),
  );
}
