import { eq, ne } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { legalGrounds, restrictions } from "./schema";
import { mentionsOver, mentionPlace } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

/** On what the use of a person's data rests, and when it was restricted. */
export const holder: Holder = {
  name: "grounds",
  tables: ["legal_grounds", "restrictions"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const [legal, restricted] = await Promise.all([
      app.db.select().from(legalGrounds).where(eq(legalGrounds.candidateId, id)),
      app.db.select().from(restrictions).where(eq(restrictions.candidateId, id)),
    ]);
    return { legalGrounds: legal, restrictions: restricted };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    return {
      writes: [
        app.db.delete(legalGrounds).where(eq(legalGrounds.candidateId, id)),
        app.db.delete(restrictions).where(eq(restrictions.candidateId, id)),
      ],
      news: [],
    };
  },

  mentions: (app, { id }, search) =>
    mentionsOver(
      app,
      search,
      [legalGrounds, restrictions].map((table) =>
        mentionPlace({
          table,
          where: ne(table.candidateId, id),
          tell: ({ candidateId, note }) => ({
            ...onRecord("candidate", candidateId),
            texts: { notes: note },
          }),
        }),
      ),
    ),
};
