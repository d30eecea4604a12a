import { and, eq, ne } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Guarded, must, type Write } from "@/src/database";
import { notFound } from "@/src/errors";
import { users } from "./schema";

/** An account with all that is kept of it. */
export type Account = typeof users.$inferSelect;

/** The account of the acting user. */
export async function currentUser(app: App): Promise<Account> {
  const [user] = await app.db
    .select()
    .from(users)
    .where(eq(users.id, app.actor.id ?? ""));
  return user ?? notFound("user");
}

/** Whether anybody else signs in with an address. */
export async function isTaken(app: App, email: string, exceptId: string): Promise<boolean> {
  const isOther = and(eq(users.email, email), ne(users.id, exceptId));
  const [other] = await app.db.select({ id: users.id }).from(users).where(isOther);
  return other !== undefined;
}

/** What somebody changes of their account, if it still is what they read. */
export const updateIfVersion = (
  app: App,
  { id, version }: Pick<Account, "id" | "version">,
  set: Partial<Account>,
): Guarded =>
  must(
    app.db
      .update(users)
      .set({ ...set, version: version + 1 })
      .where(and(eq(users.id, id), eq(users.version, version))),
  );

export const pictured = (app: App, id: string, profileImageUrl: string | null): Guarded =>
  must(app.db.update(users).set({ profileImageUrl }).where(eq(users.id, id)));

export const titled = (app: App, id: string, title: string | null): Write =>
  app.db.update(users).set({ title }).where(eq(users.id, id));
