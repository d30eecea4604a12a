import { and, asc, eq, ne, type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import type { Colleague } from "./model";
import { users } from "./schema";

/** Whom one can name, and give a task: everybody who may sign in. */
export async function colleagues(app: App): Promise<Colleague[]> {
  const rows = await app.db
    .select()
    .from(users)
    .where(eq(users.isActive, true))
    .orderBy(asc(users.firstName), asc(users.lastName));
  return rows.map(({ id, username, firstName, lastName, profileImageUrl }) => ({
    id,
    username,
    profileImageUrl,
    name: `${firstName} ${lastName}`,
  }));
}

/** Ids of the users who do the agency's work, for notifications that concern nobody in particular. */
export async function staffIds(app: App): Promise<string[]> {
  const doesWork = and(eq(users.isActive, true), ne(users.role, "viewer"));
  const rows = await app.db.select({ id: users.id }).from(users).where(doesWork);
  return rows.map(({ id }) => id);
}

/** Ids of the active administrators, for notifications about what only they can fix. */
export async function administratorIds(app: App): Promise<string[]> {
  const isOne = and(eq(users.isActive, true), eq(users.role, "admin"));
  const rows = await app.db.select({ id: users.id }).from(users).where(isOne);
  return rows.map(({ id }) => id);
}

/** Part of a write: lands only while another administrator is left. Of two who leave at once, the second is refused. */
export const isLeftAnAdmin = ({ id }: { id: string }): SQL => sql`exists (
  select 1 from ${users} other
  where other.role = 'admin' and other.is_active = 1 and other.id <> ${id})`;
