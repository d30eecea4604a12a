import { and, eq, isNotNull, isNull, ne } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { definedFields } from "@/modules/records/core";
import { isAtLeast, users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { viewsChanged } from "./events";
import type { NewView, View, ViewChanges } from "./model";
import { defaultViews, views } from "./schema";
import { find, isVisible, type ViewRow } from "./service";

export async function add(app: App, view: NewView): Promise<View> {
  if (view.isShared) await refuseSharing(app);
  const row = {
    ...view,
    id: Bun.randomUUIDv7(),
    userId: owner(app),
    createdAt: app.now().toISOString(),
  };
  await land(app, row, { verb: "added", writes: [app.db.insert(views).values(row)] });
  return find(app, row.id);
}

export async function edit(app: App, id: string, change: ViewChanges): Promise<View> {
  const { version, ...given } = change;
  const row = await rowOf(app, id, isNull(views.deletedAt));
  await refuseForeign(app, row);
  if (given.isShared) await refuseSharing(app);
  const isThis = and(eq(views.id, id), eq(views.version, version), isNull(views.deletedAt));
  const update = app.db.update(views).set({ ...definedFields(given), version: version + 1 });
  const isTakenBack = given.isShared === false;
  const writes = [
    must(update.where(isThis)),
    ...(isTakenBack ? [forgottenByOthers(app, row)] : []),
  ];
  await land(app, row, { verb: "edited", writes });
  return find(app, id);
}

export async function remove(app: App, id: string): Promise<void> {
  const row = await rowOf(app, id, isNull(views.deletedAt));
  await refuseForeign(app, row);
  const isThis = and(eq(views.id, id), isNull(views.deletedAt));
  const away = app.db.update(views).set({ deletedAt: app.now().toISOString() }).where(isThis);
  await land(app, row, { verb: "deleted", writes: [must(away)] });
}

/** The undo of `remove`. */
export async function restore(app: App, id: string): Promise<View> {
  const row = await rowOf(app, id, isNotNull(views.deletedAt));
  await refuseForeign(app, row);
  const isThis = and(eq(views.id, id), isNotNull(views.deletedAt));
  const back = app.db.update(views).set({ deletedAt: null }).where(isThis);
  await land(app, row, { verb: "restored", writes: [must(back)] });
  return find(app, id);
}

/** What one's own list opens with from now on. */
export async function prefer(app: App, id: string): Promise<View> {
  const row = await rowOf(app, id, isNull(views.deletedAt));
  const choice = { userId: owner(app), kind: row.kind, viewId: id };
  const target = [defaultViews.userId, defaultViews.kind];
  const set = { viewId: id };
  const insert = app.db.insert(defaultViews).values(choice).onConflictDoUpdate({ target, set });
  await land(app, row, { verb: "preferred", writes: [insert] });
  return find(app, id);
}

/** The list opens as it comes again. */
export async function unprefer(app: App, id: string): Promise<View> {
  const row = await rowOf(app, id, isNull(views.deletedAt));
  const isMine = and(eq(defaultViews.userId, owner(app)), eq(defaultViews.viewId, id));
  const writes = [app.db.delete(defaultViews).where(isMine)];
  await land(app, row, { verb: "unpreferred", writes });
  return find(app, id);
}

async function rowOf(app: App, id: string, state: ReturnType<typeof isNull>): Promise<ViewRow> {
  const which = and(eq(views.id, id), isVisible(app), state);
  const [row] = await app.db.select().from(views).where(which);
  return row ?? notFound("view");
}

/** Nobody's list opens with a view that they no longer see. */
const forgottenByOthers = (app: App, { id, userId }: ViewRow): Write =>
  app.db
    .delete(defaultViews)
    .where(and(eq(defaultViews.viewId, id), ne(defaultViews.userId, userId)));

async function refuseForeign(app: App, { userId }: ViewRow): Promise<void> {
  const me = owner(app);
  if (me === userId || (await users.find(app, me)).role === "admin") return;
  throw new Failure("forbidden", "Only the owner or an administrator can change a shared view.");
}

/** Whoever only looks on changes nothing that others see. */
async function refuseSharing(app: App): Promise<void> {
  if (isAtLeast((await users.find(app, owner(app))).role, "recruiter")) return;
  throw new Failure("forbidden", "Your role is read-only, so you can't share views.");
}

function owner(app: App): string {
  const { id } = app.actor;
  if (!id) throw new Failure("unauthenticated", "Sign in to continue.");
  return id;
}

type Change = { verb: string; writes: (Write | Guarded)[] };

const land = (app: App, { id, kind }: Pick<ViewRow, "id" | "kind">, { verb, writes }: Change) =>
  app.write(
    [...writes, audit.entry(app, { action: `view.${verb}`, entityType: "view", entityId: id })],
    viewsChanged(kind),
  );
