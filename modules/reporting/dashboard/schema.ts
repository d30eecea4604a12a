import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Layout } from "./rules";

/** How somebody has arranged their dashboard; whoever has not has the usual one. */
export const dashboardLayouts = sqliteTable("dashboard_layouts", {
  userId: text().primaryKey(),
  layout: text({ mode: "json" }).$type<Layout>().notNull(),
});
