import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { clients } from "@/modules/crm/clients/schema";
import { recordColumns } from "@/modules/records/core/schema";
import { users } from "@/modules/platform/accounts/schema";
import { parts, phases, priorities, roles, type Stage, statuses } from "./rules";

/** Work for a client with seats to fill. */
export const projects = sqliteTable(
  "projects",
  {
    ...recordColumns(),
    name: text().notNull(),
    /** By which names are put in order. */
    nameKey: text().notNull(),
    clientId: text().references(() => clients.id, { onDelete: "set null" }),
    /** A datacenter of the client; its row is written anew whenever the client is edited. */
    siteId: text(),
    status: text({ enum: statuses }).notNull().default("planning"),
    priority: text({ enum: priorities }),
    location: text(),
    /** ISO 3166 alpha-2. */
    country: text(),
    /** Cents of euro. */
    budgetCents: integer(),
    startDate: text(),
    endDate: text(),
    description: text(),
    /** The sum of its seats, kept by the write that changes them. */
    positionsRequired: integer().notNull().default(0),
    /** Kept by triggers of whoever places people. */
    positionsFilled: integer().notNull().default(0),
    stages: text({ mode: "json" }).$type<Stage[]>().notNull(),
    isSample: integer({ mode: "boolean" }).notNull().default(false),
  },
  (table) => [
    index("projects_date").on(
      sql`${table.archivedAt} is not null`,
      sql`${table.createdAt} desc`,
      sql`${table.seq} desc`,
    ),
    index("projects_name").on(sql`${table.archivedAt} is not null`, table.nameKey, table.seq),
    index("projects_status").on(table.status),
    index("projects_client").on(
      table.clientId,
      sql`${table.archivedAt} is not null`,
      sql`${table.createdAt} desc`,
      sql`${table.seq} desc`,
    ),
  ],
);

/** So many people of one kind, in one phase, from when to when. */
export const projectSeats = sqliteTable(
  "project_seats",
  {
    id: text().primaryKey(),
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    phase: text({ enum: phases }).notNull(),
    role: text({ enum: roles }).notNull(),
    seats: integer().notNull(),
    from: text(),
    until: text(),
    /** The band of what an hour may be billed at, cents of euro. */
    rateFromCents: integer(),
    rateToCents: integer(),
  },
  (table) => [index("project_seats_project").on(table.projectId, table.position)],
);

/** Who works on a project, and as what. */
export const projectTeam = sqliteTable(
  "project_team",
  {
    projectId: text()
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    part: text({ enum: parts }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index("project_team_user").on(table.userId),
  ],
);
