import { eq, or } from "drizzle-orm";
import { users } from "../schema";
import type { App } from "@/src/app";
import type { Holder } from "@/src/personal-data/holders";
import { accessLinks as links } from "./schema";

export const holder: Holder = {
  name: "access",
  tables: ["access_links"],

  async collect(app, { type, id }) {
    if (type !== "user") return {};
    const rows = await app.db
      .select()
      .from(links)
      .where(await isTheirs(app, id));
    return { links: rows.map(({ tokenHash: _, mark: __, ...link }) => link) };
  },

  async erase(app, { type, id }) {
    if (type !== "user") return { writes: [], news: [] };
    return { writes: [app.db.delete(links).where(await isTheirs(app, id))], news: [] };
  },
};

/** The invitation they came by names their address and no account. */
async function isTheirs(app: App, id: string) {
  const [user] = await app.db.select({ email: users.email }).from(users).where(eq(users.id, id));
  return or(eq(links.userId, id), user && eq(links.email, user.email));
}
