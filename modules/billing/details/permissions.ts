import { eq } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { Failure } from "@/src/errors";
import { billingChanged } from "./events";
import { billingPermissions } from "./schema";

/** Colleagues who were given the permission; administrators always have it and are not listed. */
export const list = (app: App) =>
  app.db
    .select({ userId: billingPermissions.userId, givenAt: billingPermissions.givenAt })
    .from(billingPermissions);

export async function give(app: App, userId: string) {
  await users.find(app, userId);
  const given = { userId, givenBy: app.actor.id, givenAt: app.now().toISOString() };
  const write = app.db.insert(billingPermissions).values(given).onConflictDoNothing();
  return changed(app, { userId, action: "billing.permission_given", write });
}

export const take = (app: App, userId: string) =>
  changed(app, {
    userId,
    action: "billing.permission_taken",
    write: app.db.delete(billingPermissions).where(eq(billingPermissions.userId, userId)),
  });

type Change = { userId: string; action: string; write: Write };

async function changed(app: App, { userId, action, write }: Change) {
  const entry = audit.entry(app, { action, entityType: "user", entityId: userId });
  await app.write([write, entry], billingChanged(null));
  return list(app);
}

/**
 * Whether the current actor may issue and credit invoices: administrators, permitted users, the terminal, and tokens
 * that may write invoices.
 */
export async function isPermitted(app: App): Promise<boolean> {
  const { id } = app.actor;
  if (id === null) return true;
  const [row] = await app.db
    .select()
    .from(billingPermissions)
    .where(eq(billingPermissions.userId, id));
  return row !== undefined || (await users.find(app, id)).role === "admin";
}

export async function refuseUnpermitted(app: App): Promise<void> {
  if (await isPermitted(app)) return;
  const sentence = "You don't have the permission for billing. Ask an administrator for it.";
  throw new Failure("forbidden", sentence);
}
