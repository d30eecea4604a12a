import { eq, ne } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { ownPageLinks, ownPageRequests } from "./schema";
import { mentionsIn } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

/** That somebody could open their page, and what they asked on it. */
export const holder: Holder = {
  name: "ownpage",
  tables: ["own_page_links", "own_page_requests"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const [links, requests] = await Promise.all([
      app.db.select().from(ownPageLinks).where(eq(ownPageLinks.candidateId, id)),
      app.db.select().from(ownPageRequests).where(eq(ownPageRequests.candidateId, id)),
    ]);
    return {
      ownPage: links.map(({ createdAt, expiresAt, openedAt }) => ({
        createdAt,
        expiresAt,
        openedAt,
      })),
      ownPageRequests: requests,
    };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    return {
      writes: [
        app.db.delete(ownPageLinks).where(eq(ownPageLinks.candidateId, id)),
        app.db.delete(ownPageRequests).where(eq(ownPageRequests.candidateId, id)),
      ],
      news: [],
    };
  },

  mentions(app, { id }, search) {
    return mentionsIn(app, search, {
      table: ownPageRequests,
      where: ne(ownPageRequests.candidateId, id),
      tell: ({ candidateId, words }) => ({
        ...onRecord("candidate", candidateId),
        texts: { text: words },
      }),
    });
  },
};
