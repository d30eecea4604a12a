import { eq } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { addressChanges, profilePictures } from "./schema";

export const holder: Holder = {
  name: "profile",
  tables: ["profile_pictures", "address_changes"],

  async collect(app, { type, id }) {
    if (type !== "user") return {};
    const changes = await app.db.select().from(addressChanges).where(eq(addressChanges.userId, id));
    return {
      picture: await app.db.select().from(profilePictures).where(eq(profilePictures.userId, id)),
      addressChanges: changes.map(({ tokenHash: _, ...change }) => change),
    };
  },

  async erase(app, { type, id }) {
    if (type !== "user") return { writes: [], news: [] };
    const writes = [
      app.db.delete(profilePictures).where(eq(profilePictures.userId, id)),
      app.db.delete(addressChanges).where(eq(addressChanges.userId, id)),
    ];
    return { writes, news: [] };
  },
};
