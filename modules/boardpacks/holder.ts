import { eq } from "drizzle-orm";
import type { Holder } from "@/src/holders";
import { reportReaders } from "./schema";

/** That a colleague is sent the report; the reports themselves name nobody who is looked for a job, and lie for a day. */
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
    return { writes: [app.db.delete(reportReaders).where(eq(reportReaders.userId, id))], news: [] };
  },
};
