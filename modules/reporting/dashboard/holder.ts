import { eq } from "drizzle-orm";
import type { Holder } from "@/src/personal-data/holders";
import { dashboardLayouts as layouts } from "./schema";

export const holder: Holder = {
  name: "dashboards",
  tables: ["dashboard_layouts"],

  async collect(app, { type, id }) {
    if (type !== "user") return {};
    return { layouts: await app.db.select().from(layouts).where(eq(layouts.userId, id)) };
  },

  async erase(app, { type, id }) {
    if (type !== "user") return { writes: [], news: [] };
    return { writes: [app.db.delete(layouts).where(eq(layouts.userId, id))], news: [] };
  },
};
