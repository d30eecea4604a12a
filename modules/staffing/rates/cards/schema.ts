import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { clients } from "@/modules/crm/clients/schema";
import { deployments } from "@/modules/staffing/deployments/schema";
import { projects } from "@/modules/staffing/projects/schema";
import type { CardRule, ExpenseTerms, HourRate } from "./rules";

/** What an hour of each type is billed and paid at, from a day on, at one client, in one project or for one deployment. */
export const rateCards = sqliteTable(
  "rate_cards",
  {
    id: text().primaryKey(),
    /** Exactly one of the three is given. */
    clientId: text().references(() => clients.id, { onDelete: "cascade" }),
    projectId: text().references(() => projects.id, { onDelete: "cascade" }),
    deploymentId: text().references(() => deployments.id, { onDelete: "cascade" }),
    validFrom: text().notNull(),
    validTo: text(),
    currency: text().notNull(),
    rates: text({ mode: "json" }).$type<HourRate[]>().notNull(),
    /** The scale of the client's pay terms by which its pay is compared. */
    payScale: text(),
    rules: text({ mode: "json" }).$type<CardRule[]>().notNull(),
    expenses: text({ mode: "json" }).$type<ExpenseTerms>(),
    version: integer().notNull().default(1),
    updatedAt: text().notNull(),
  },
  (table) => [
    index("rate_cards_client").on(table.clientId, table.validFrom),
    index("rate_cards_project").on(table.projectId, table.validFrom),
    index("rate_cards_deployment").on(table.deploymentId, table.validFrom),
  ],
);
