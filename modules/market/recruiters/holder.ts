import { eq } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { assignments, expertise } from "./schema";

export const holder: Holder = {
  name: "recruiters",
  tables: ["expertise", "assignments"],

  async collect(app, { type, id }) {
    if (type !== "user") return {};
    return {
      expertise: await app.db.select().from(expertise).where(eq(expertise.userId, id)),
      assignments: await app.db.select().from(assignments).where(eq(assignments.userId, id)),
    };
  },

  async erase(app, { type, id }) {
    if (type !== "user") return { writes: [], news: [] };
    const writes = [
      app.db.delete(expertise).where(eq(expertise.userId, id)),
      app.db.delete(assignments).where(eq(assignments.userId, id)),
    ];
    return { writes, news: [] };
  },
};
