import { and, eq, isNull } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { isNot, mentionsIn } from "@/src/personal-data/mentions";
import { listPathOf } from "./rules";
import { defaultViews, views } from "./schema";

export const holder: Holder = {
  name: "views",
  tables: ["views", "default_views"],

  async collect(app, { type, id }) {
    if (type !== "user") return {};
    return {
      views: await app.db.select().from(views).where(eq(views.userId, id)),
      defaultViews: await app.db.select().from(defaultViews).where(eq(defaultViews.userId, id)),
    };
  },

  /** Also the shared ones: nobody else may change what a person who is gone once saved. */
  async erase(app, { type, id }) {
    if (type !== "user") return { writes: [], news: [] };
    const writes = [
      app.db.delete(defaultViews).where(eq(defaultViews.userId, id)),
      app.db.delete(views).where(eq(views.userId, id)),
    ];
    return { writes, news: [] };
  },

  mentions(app, { id }, search) {
    return mentionsIn(app, search, {
      table: views,
      where: and(isNull(views.deletedAt), isNot(eq(views.userId, id))),
      tell: ({ kind, name, query, isShared }) => ({
        kind: null,
        recordId: null,
        label: name,
        isPrivate: !isShared,
        labels: { name, query: [...new URLSearchParams(query).values()].join(" · ") },
        path: isShared ? `${listPathOf(kind)}?${query}` : listPathOf(kind),
      }),
    });
  },
};
