import { eq } from "drizzle-orm";
import type { Holder } from "@/src/holders";
import { applicationsChanged } from "./events";
import { historyOf } from "./history";
import { applications } from "./schema";

export const holder: Holder = {
  name: "applications",
  tables: ["applications"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const rows = await app.db.select().from(applications).where(eq(applications.candidateId, id));
    const histories = await Promise.all(rows.map((row) => historyOf(app, row.id)));
    return { applications: rows.map((row, n) => ({ ...row, history: histories[n] })) };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const isTheirs = eq(applications.candidateId, id);
    const rows = await app.db.select().from(applications).where(isTheirs);
    return {
      writes: [app.db.delete(applications).where(isTheirs)],
      news: rows.map(({ jobId }) => applicationsChanged(jobId, [id])),
    };
  },
};
