import { eq } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { candidateChanges, matchedCandidates, matches, matchNews } from "./schema";

export const holder: Holder = {
  name: "matching",
  tables: ["matches", "match_news", "matched_candidates", "candidate_changes"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    return {
      matches: await app.db.select().from(matches).where(eq(matches.candidateId, id)),
      news: await app.db.select().from(matchNews).where(eq(matchNews.candidateId, id)),
    };
  },

  /** What was scored goes with the candidate's row; it is named here as well, because the law asks who forgets. */
  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    return {
      writes: [
        app.db.delete(matches).where(eq(matches.candidateId, id)),
        app.db.delete(matchNews).where(eq(matchNews.candidateId, id)),
        app.db.delete(matchedCandidates).where(eq(matchedCandidates.candidateId, id)),
        app.db.delete(candidateChanges).where(eq(candidateChanges.candidateId, id)),
      ],
      news: [],
    };
  },
};
