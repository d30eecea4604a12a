import { eq } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { submissions } from "./schema";
import { listByCandidate } from "./service";
import { isNot, mentionsIn } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

/** That somebody was presented stays, because fees hang on it; who it was does not. */
export const holder: Holder = {
  name: "submissions",
  tables: ["submissions"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    return { submissions: await listByCandidate(app, id) };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const forgotten = app.db
      .update(submissions)
      .set({ candidateId: null, note: null })
      .where(eq(submissions.candidateId, id));
    return { writes: [forgotten], news: [] };
  },

  mentions: (app, { id }, search) =>
    mentionsIn(app, search, {
      table: submissions,
      where: isNot(eq(submissions.candidateId, id)),
      tell: ({ projectId, note }) => ({
        ...onRecord("project", projectId),
        texts: { notes: note },
      }),
    }),
};
