import { eq, ne } from "drizzle-orm";
import { onRecord } from "@/modules/records/core/rules";
import type { Holder } from "@/src/personal-data/holders";
import { mentionsOver, mentionPlace } from "@/src/personal-data/mentions";
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

  mentions: (app, { id }, search) =>
    mentionsOver(app, search, [
      mentionPlace({
        table: shortlists,
        tell: ({ projectId, message }) => ({
          ...onRecord("project", projectId),
          texts: { text: message },
        }),
      }),
      mentionPlace({
        table: shortlistFeedback,
        where: ne(shortlistFeedback.candidateId, id),
        tell: ({ candidateId, comment }) => ({
          ...onRecord("candidate", candidateId),
          texts: { text: comment },
        }),
      }),
    ]),
};
