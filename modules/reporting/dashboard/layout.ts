import { eq } from "drizzle-orm";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { arrangeCards, type Layout, defaultLayout } from "./rules";
import { dashboardLayouts as layouts } from "./schema";

/** One's own dashboard, or the usual one. */
export async function layout(app: App): Promise<Layout> {
  const [row] = await app.db
    .select()
    .from(layouts)
    .where(eq(layouts.userId, owner(app)));
  return row ? arrangeCards(row.layout) : defaultLayout;
}

/** Only how one's own screen looks, so that the audit trail has nothing to tell. */
export async function arrange(app: App, wanted: Layout): Promise<Layout> {
  const row = { userId: owner(app), layout: arrangeCards(wanted) };
  const insert = app.db.insert(layouts).values(row);
  await app.write([insert.onConflictDoUpdate({ target: layouts.userId, set: row })]);
  return row.layout;
}

export async function reset(app: App): Promise<Layout> {
  await app.write([app.db.delete(layouts).where(eq(layouts.userId, owner(app)))]);
  return defaultLayout;
}

function owner(app: App): string {
  const { id } = app.actor;
  if (!id) throw new Failure("unauthenticated", "Sign in to continue.");
  return id;
}
