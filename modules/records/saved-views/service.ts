import { and, asc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { View } from "./model";
import type { ListKind } from "./rules";
import { defaultViews, views } from "./schema";

export type ViewRow = typeof views.$inferSelect;

/** One's own and those that are shared, by name. */
export const list = (app: App, kind: ListKind): Promise<View[]> =>
  shownWhere(app, eq(views.kind, kind));

export async function find(app: App, id: string): Promise<View> {
  const [view] = await shownWhere(app, eq(views.id, id));
  return view ?? notFound("view");
}

const mine = (app: App) => app.actor.id ?? "";

/** Whoever may not see a view is not told that there is one. */
export const isVisible = (app: App): SQL | undefined =>
  or(eq(views.userId, mine(app)), eq(views.isShared, true));

async function shownWhere(app: App, which: SQL): Promise<View[]> {
  const isDefault = and(eq(defaultViews.viewId, views.id), eq(defaultViews.userId, mine(app)));
  const rows = await app.db
    .select({ view: views, chosen: defaultViews.viewId })
    .from(views)
    .leftJoin(defaultViews, isDefault)
    .where(and(which, isVisible(app), isNull(views.deletedAt)))
    .orderBy(asc(sql`lower(${views.name})`), asc(views.id));
  const nameOf = await users.authors(app);
  return rows.map(({ view: { userId, createdAt: _, deletedAt: __, ...view }, chosen }) => ({
    ...view,
    isDefault: chosen !== null,
    isOwn: userId === app.actor.id,
    owner: nameOf(userId),
  }));
}
