import { eq, ne } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { gdprErasures, gdprHolds } from "./schema";
import { mentionsOver, onPage, mentionPlace } from "@/src/personal-data/mentions";

/** What was asked about somebody's data. The request itself outlives them and names nobody; it is emptied as they go. */
export const holder: Holder = {
  name: "gdpr",
  tables: [],

  async collect(app, { id }) {
    const [requests, holds] = await Promise.all([
      app.db.select().from(gdprErasures).where(eq(gdprErasures.entityId, id)),
      app.db.select().from(gdprHolds).where(eq(gdprHolds.entityId, id)),
    ]);
    return {
      erasureRequests: requests.map(({ marks: _, receipt: __, ...request }) => request),
      holds,
    };
  },

  async erase(app, { id }) {
    return {
      writes: [
        app.db.delete(gdprHolds).where(eq(gdprHolds.entityId, id)),
        app.db.update(gdprErasures).set({ reason: null }).where(eq(gdprErasures.entityId, id)),
      ],
      news: [],
    };
  },

  mentions: (app, { id }, search) =>
    mentionsOver(
      app,
      search,
      [gdprErasures, gdprHolds].map((table) =>
        mentionPlace({
          table,
          where: ne(table.entityId, id),
          tell: ({ reason }) => ({ ...onPage("/gdpr?tab=requests"), texts: { reason } }),
        }),
      ),
    ),
};
