import { eq } from "drizzle-orm";
import { recordPath } from "@/modules/records/core/rules";
import type { Holder } from "@/src/personal-data/holders";
import { mentionsIn } from "@/src/personal-data/mentions";
import { shortlistEntries, shortlistFeedback, shortlists } from "../schema";

/** Where somebody was shown, and what was said of them. */
export const holder: Holder = {
  name: "shortlists",
  tables: ["shortlist_entries", "shortlist_feedback"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const [shown, feedback] = await Promise.all([
      app.db.select().from(shortlistEntries).where(eq(shortlistEntries.candidateId, id)),
      app.db.select().from(shortlistFeedback).where(eq(shortlistFeedback.candidateId, id)),
    ]);
    return { shortlists: shown, clientFeedback: feedback };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    return {
      writes: [
        app.db.delete(shortlistFeedback).where(eq(shortlistFeedback.candidateId, id)),
        app.db.delete(shortlistEntries).where(eq(shortlistEntries.candidateId, id)),
      ],
      news: [],
    };
  },

  mentions(app, _, search) {
    return mentionsIn(app, search, {
      table: shortlists,
      where: undefined,
      tell: ({ projectId, message }) => ({
        kind: "project",
        recordId: projectId,
        label: null,
        texts: { text: message },
        path: recordPath("project", projectId),
      }),
    });
  },
};
