import { eq, ne } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { mentionsIn } from "@/src/personal-data/mentions";
import { applicationsChanged } from "./events";
import { historyOf } from "./timeline";
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

  mentions(app, { id }, search) {
    return mentionsIn(app, search, {
      table: applications,
      where: ne(applications.candidateId, id),
      tell: ({ id: applicationId, candidateId, note, coverLetter }) => ({
        kind: "candidate",
        recordId: candidateId,
        label: null,
        texts: { notes: note, text: coverLetter },
        path: `/applications/${applicationId}`,
      }),
    });
  },
};
