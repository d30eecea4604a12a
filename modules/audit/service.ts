import { desc } from "drizzle-orm";
import type { App } from "@/src/app";
import { blanks, repeated, type Write } from "@/src/database";
import { auditEntries } from "./schema";

export type Deed = {
  action: string;
  entityType: string;
  entityId?: string | null;
  details?: Record<string, unknown>;
};

/** The line that belongs into the same write as the deed itself. */
export function entry(
  app: App,
  { action, entityType, entityId = null, details = {} }: Deed,
): Write {
  return insert(app.db, {
    at: app.now().toISOString(),
    actorId: app.actor.id,
    actorName: app.actor.id ? "user" : app.actor.name,
    action,
    entityType,
    entityId,
    details,
  });
}

const insert = repeated<Omit<typeof auditEntries.$inferInsert, "seq">>((db) =>
  db.insert(auditEntries).values({ ...blanks(auditEntries), seq: undefined }),
);

/** The newest entries first. */
export const latest = (app: App, limit = 100) =>
  app.db.select().from(auditEntries).orderBy(desc(auditEntries.seq)).limit(limit);
