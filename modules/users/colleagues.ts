import { asc, eq } from "drizzle-orm";
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
  return rows.map(({ id, username, firstName, lastName }) => ({
    id,
    username,
    name: `${firstName} ${lastName}`,
  }));
}
