import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { clients } from "@/modules/crm/clients/schema";
import { contractKinds } from "@/modules/knowledge/analysis/rules";
import { jobs } from "@/modules/market/jobs/schema";
import { rateCurrencies, ratePeriods } from "./rules";

/** What was agreed with the client of a job that no board shows. */
export const jobOrders = sqliteTable(
  "job_orders",
  {
    jobId: text()
      .primaryKey()
      .references(() => jobs.id, { onDelete: "cascade" }),
    clientId: text().references(() => clients.id, { onDelete: "set null" }),
    /** A contact of the client by id, so that the name stands only there; their rows are written anew by an edit. */
    contactId: text(),
    seats: integer(),
    rateCents: integer(),
    rateCurrency: text({ enum: rateCurrencies }).notNull(),
    ratePeriod: text({ enum: ratePeriods }).notNull(),
    startsOn: text(),
    contract: text({ enum: contractKinds }),
  },
  (table) => [index("job_orders_client").on(table.clientId)],
);
