import { and, eq } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { boardPacks, reportReaders } from "./schema";

/** That a colleague is sent the report; the reports themselves lie for a day, and name colleagues but no candidate. */
export const holder: Holder = {
  name: "boardpacks",
  tables: ["report_readers"],

  async collect(app, { type, id }) {
    if (type !== "user") return {};
    const isTheirs = eq(reportReaders.userId, id);
    return { subscriptions: await app.db.select().from(reportReaders).where(isTheirs) };
  },

  async erase(app, { type, id }) {
    if (type !== "user") return { writes: [], news: [] };
    // Reports name colleagues beside what they placed; those that lie here go with the next look.
    const over = { expiresAt: new Date(0).toISOString() };
    const lie = and(eq(boardPacks.origin, "asked"), eq(boardPacks.state, "ready"));
    return {
      writes: [
        app.db.delete(reportReaders).where(eq(reportReaders.userId, id)),
        app.db.update(boardPacks).set(over).where(lie),
      ],
      news: [],
    };
  },
};
