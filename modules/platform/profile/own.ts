import { and, eq, gt } from "drizzle-orm";
import { users } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import { missing } from "@/src/errors";
import type { Profile } from "./model";
import { addressChanges } from "./schema";

/** Whoever is at the desk. */
export async function userAt(app: App) {
  const [user] = await app.db
    .select()
    .from(users)
    .where(eq(users.id, app.actor.id ?? ""));
  return user ?? missing("user");
}

/** The address that waits for its letter to be answered; one whose time is over is none. */
export async function waitingFor(app: App, userId: string): Promise<Profile["newEmail"]> {
  const isStanding = and(
    eq(addressChanges.userId, userId),
    gt(addressChanges.expiresAt, app.now().toISOString()),
  );
  const [row] = await app.db.select().from(addressChanges).where(isStanding);
  return row ? { email: row.email, expiresAt: row.expiresAt } : null;
}
