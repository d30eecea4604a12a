import { and, eq } from "drizzle-orm";
import { type App, actorIdOf } from "@/src/app";
import { placeholders, type Guarded, must, preparedWrite, type Write } from "@/src/database";
import { insertAll } from "@/src/database/bulk-insert";
import type { ActivityStatus, EntityType } from "./rules";
import { gdprActivities as activities } from "./schema";
import { type Deed, typeOf } from "./service";

export type NewActivity = {
  /** Given where somebody settles it later. */
  id?: string;
  deed: Deed;
  entityType: EntityType;
  entityId: string;
  /** Done already, where nobody says otherwise. */
  status?: ActivityStatus;
  dueAt?: string | null;
};

/** The line that belongs into the same write as what it tells of. */
export const logActivity = (app: App, activity: NewActivity): Write =>
  insert(app.db, rowOf(app, activity));

const insert = preparedWrite<Omit<typeof activities.$inferInsert, "seq">>((db) =>
  db.insert(activities).values({ ...placeholders(activities), seq: undefined }),
);

/** The same for many people at once. */
export const logActivities = (app: App, all: NewActivity[]): Write[] =>
  insertAll(
    app.db,
    activities,
    all.map((activity) => rowOf(app, activity)),
  );

function rowOf(app: App, { id, deed, status = "completed", dueAt, ...whose }: NewActivity) {
  const createdAt = app.now().toISOString();
  return {
    id: id ?? Bun.randomUUIDv7(),
    deed,
    type: typeOf(deed),
    status,
    ...whose,
    createdAt,
    completedAt: status === "completed" ? createdAt : null,
    dueAt: dueAt ?? null,
    recordedBy: actorIdOf(app),
  };
}

const end = (app: App, status: "completed" | "failed") => ({
  status,
  completedAt: status === "completed" ? app.now().toISOString() : null,
});

/** What was pending is done, or failed; refused where it is pending no more. */
export const settleActivity = (app: App, id: string, status: "completed" | "failed"): Guarded =>
  must(
    app.db
      .update(activities)
      .set(end(app, status))
      .where(and(eq(activities.id, id), eq(activities.status, "pending"))),
  );

/** What may be pending about somebody. */
type Pending = Pick<NewActivity, "deed" | "entityId">;

/** The same for what is pending of one kind about somebody, if anything is. */
export const settlePendingWrite = (
  app: App,
  { deed, entityId }: Pending,
  status: "completed" | "failed" = "completed",
): Write =>
  app.db
    .update(activities)
    .set(end(app, status))
    .where(
      and(
        eq(activities.entityId, entityId),
        eq(activities.deed, deed),
        eq(activities.status, "pending"),
      ),
    );
