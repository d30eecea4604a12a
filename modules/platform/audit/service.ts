import { and, desc, eq, lt, type SQL } from "drizzle-orm";
import type { App } from "@/src/app";
import { placeholders, preparedWrite, type Write } from "@/src/database";
import type { AuditQuery } from "./model";
import { auditEntries } from "./schema";
import { stampOf } from "./stamping";

export type AuditedAction = {
  action: string;
  entityType: string;
  entityId?: string | null;
  details?: Record<string, unknown>;
};

/** The line that belongs into the same write as the deed itself. */
export function entry(
  app: App,
  { action, entityType, entityId = null, details = {} }: AuditedAction,
): Write {
  const told = {
    at: app.now().toISOString(),
    actorId: app.actor.id,
    actorName: app.actor.id ? "user" : app.actor.name,
    action,
    entityType,
    entityId,
  };
  const stamp = stampOf(app.config, { ...told, details: JSON.stringify(details) });
  return insert(app.db, { ...told, details, stamp });
}

const insert = preparedWrite<Omit<typeof auditEntries.$inferInsert, "seq">>((db) =>
  db.insert(auditEntries).values({ ...placeholders(auditEntries), seq: undefined }),
);

/** The newest entries first. */
export const latest = (app: App, limit = 100) => list(app, { limit });

export async function list(app: App, { action, actorId, entityId, before, limit }: AuditQuery) {
  const asked: (SQL | undefined)[] = [
    action ? eq(auditEntries.action, action) : undefined,
    actorId ? eq(auditEntries.actorId, actorId) : undefined,
    entityId ? eq(auditEntries.entityId, entityId) : undefined,
    before ? lt(auditEntries.seq, before) : undefined,
  ];
  return app.db
    .select(shownColumns)
    .from(auditEntries)
    .where(and(...asked))
    .orderBy(desc(auditEntries.seq))
    .limit(limit);
}

const { seq, at, actorId, actorName, action, entityType, entityId, details } = auditEntries;
const shownColumns = { seq, at, actorId, actorName, action, entityType, entityId, details };
