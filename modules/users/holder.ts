import { and, eq, ne } from "drizzle-orm";
import { Failure } from "@/src/errors";
import type { App } from "@/src/app";
import type { Holder } from "@/src/holders";
import { sessions, users } from "./schema";
import { endings } from "./sessions";

export const holder: Holder = {
  name: "users",
  tables: ["users", "sessions"],

  async collect(app, { type, id }) {
    if (type !== "user") return {};
    const accounts = await app.db.select().from(users).where(eq(users.id, id));
    const open = await app.db.select().from(sessions).where(eq(sessions.userId, id));
    return {
      account: accounts.map(({ passwordHash: _, ...account }) => account),
      sessions: open.map(({ idHash: _, ...session }) => session),
    };
  },

  /** Everything else names the person by an id that nothing resolves any more. */
  async erase(app, { type, id }) {
    if (type !== "user") return { writes: [], news: [] };
    await refuseLastAdmin(app, id);
    const { writes, news } = await endings(app, id);
    return { writes: [...writes, app.db.delete(users).where(eq(users.id, id))], news };
  },
};

async function refuseLastAdmin(app: App, id: string): Promise<void> {
  const others = and(eq(users.role, "admin"), eq(users.isActive, true), ne(users.id, id));
  const [other] = await app.db.select({ id: users.id }).from(users).where(others).limit(1);
  if (other) return;
  throw new Failure("conflict", "The only administrator cannot be erased. Appoint another first.");
}
