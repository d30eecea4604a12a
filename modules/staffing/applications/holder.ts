import { eq, ne, notInArray } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";

import { applicationsChanged } from "./events";
import { historyOf } from "./timeline";
import { applications, applicationHistory } from "./schema";
import { mentionsOver, onPage, mentionPlace, wordsIn } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

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
    const theirs = app.db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.candidateId, id));
    return mentionsOver(app, search, [
      mentionPlace({
        table: applications,
        where: ne(applications.candidateId, id),
        tell: ({ id: applicationId, candidateId, note, coverLetter, answers }) => ({
          ...onRecord("candidate", candidateId),
          texts: { notes: note, text: coverLetter, content: wordsIn(answers) },
          path: `/applications/${applicationId}`,
        }),
      }),
      mentionPlace({
        table: applicationHistory,
        where: notInArray(applicationHistory.applicationId, theirs),
        tell: ({ applicationId, reason }) => ({
          ...onPage(`/applications/${applicationId}`),
          texts: { reason },
        }),
      }),
    ]);
  },
};
