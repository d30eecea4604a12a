import { sql } from "drizzle-orm";
import { index, integer, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { candidates } from "@/modules/crm/candidates/schema";
import { clients } from "@/modules/crm/clients/schema";
import { coalesced } from "@/src/database/paging";
import { recordColumns } from "@/modules/records/core/schema";
import { contractTypes, statuses, termStates } from "./rules";

/** What a candidate is paid and a client is asked for, from a day on. */
const rates = {
  /** Cents of euro: per year on a permanent contract, per hour on any other. */
  payCents: integer(),
  /** Cents of euro per hour; a permanent contract has a fee instead. */
  billCents: integer(),
  hoursPerWeek: real(),
  /** Travel and housing, cents of euro per working day. */
  perDiemCents: integer(),
  /** What an employer pays on top of the pay, in percent of it. */
  employerPercent: real(),
  /** The fee of a permanent contract, in percent of the yearly pay. */
  feePercent: real(),
};

/** A candidate working at a client; its rates are those that hold today. */
export const deployments = sqliteTable(
  "deployments",
  {
    ...recordColumns(),
    candidateId: text().references(() => candidates.id, { onDelete: "set null" }),
    /** Since when nobody is named here any more; the numbers stay. */
    candidateErasedAt: text(),
    clientId: text()
      .notNull()
      .references(() => clients.id),
    projectId: text(),
    seatId: text(),
    /** A datacenter of the client. */
    siteId: text(),
    applicationId: text(),
    position: text().notNull(),
    location: text(),
    /** ISO 3166 alpha-2. */
    country: text(),
    status: text({ enum: statuses }).notNull().default("scheduled"),
    contractType: text({ enum: contractTypes }).notNull(),
    startDate: text().notNull(),
    /** Null while it is open. */
    endDate: text(),
    ...rates,
    /** Rates below the floor hold when somebody else has approved them. */
    termsState: text({ enum: termStates }).notNull().default("approved"),
    /** Why the same person may work elsewhere in the same days. */
    partTimeReason: text(),
    notes: text(),
    cancelReason: text(),
    /** The cancelled deployment whose seat this one takes over. */
    replacesId: text(),
    isSample: integer({ mode: "boolean" }).notNull().default(false),
    /** What whoever looks after it is called; triggers keep it, so that a list in that order is read from an index. */
    ownerKey: text(),
  },
  (table) => [
    index("deployments_date").on(
      sql`${table.archivedAt} is not null`,
      sql`${table.createdAt} desc`,
      sql`${table.seq} desc`,
    ),
    index("deployments_start").on(
      sql`${table.archivedAt} is not null`,
      sql`${table.startDate} desc`,
      sql`${table.seq} desc`,
    ),
    index("deployments_by_owner").on(
      sql`${table.archivedAt} is not null`,
      coalesced(table.ownerKey, sql`'~'`),
      table.seq,
    ),
    // A list of people is looked up by it also where a status is asked for, which has an index of its own.
    index("deployments_candidate").on(table.candidateId, table.status, table.endDate),
    index("deployments_client").on(table.clientId),
    index("deployments_project").on(table.projectId),
    index("deployments_seat").on(table.seatId),
    index("deployments_replaces").on(table.replacesId),
    index("deployments_due").on(table.status, table.startDate),
    index("deployments_ending").on(table.status, table.endDate),
  ],
);

/** Every set of dates and rates a deployment has had or was asked to have; the first is the original. */
export const deploymentTerms = sqliteTable(
  "deployment_terms",
  {
    id: text().primaryKey(),
    deploymentId: text()
      .notNull()
      .references(() => deployments.id, { onDelete: "cascade" }),
    /** The day from which they hold. */
    effectiveFrom: text().notNull(),
    endDate: text(),
    ...rates,
    reason: text(),
    state: text({ enum: termStates }).notNull(),
    isBelowFloor: integer({ mode: "boolean" }).notNull().default(false),
    /** Whether the deployment has taken them over. */
    isApplied: integer({ mode: "boolean" }).notNull().default(false),
    askedBy: text(),
    askedAt: text().notNull(),
    decidedBy: text(),
    decidedAt: text(),
  },
  (table) => [
    index("deployment_terms_deployment").on(table.deploymentId, table.effectiveFrom),
    index("deployment_terms_due").on(table.isApplied, table.state, table.effectiveFrom),
  ],
);
