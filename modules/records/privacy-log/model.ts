import { z } from "zod";
import { PersonName } from "@/modules/records/core/model";
import { entityTypes, maxPageSize, longestSearch, pageSize, statuses, types } from "./rules";

/** Specification §3; `description` names nobody. */
export const Activity = z.object({
  id: z.uuid(),
  type: z.enum(types),
  status: z.enum(statuses),
  /** What was done, as a key that no language changes. */
  deed: z.string(),
  description: z.string(),
  entityType: z.enum(entityTypes),
  entityId: z.string(),
  /** How people call whom it is about, looked up and never kept; null where a list does not say, and once they are gone. */
  entityName: PersonName.nullable(),
  createdAt: z.iso.datetime(),
  completedAt: z.iso.datetime().nullable(),
  dueAt: z.iso.datetime().nullable(),
  /** The person's name, or the door. */
  recordedBy: z.string(),
});
export type Activity = z.infer<typeof Activity>;

export const ActivityFilter = z.object({
  type: z.enum(types).optional(),
  status: z.enum(statuses).optional(),
  /** Part of the description or of the entity's id. */
  q: z.string().max(longestSearch).optional(),
  entityId: z.string().max(longestSearch).optional(),
});
export type ActivityFilter = z.infer<typeof ActivityFilter>;

export const ActivityQuery = ActivityFilter.extend({
  cursor: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(pageSize),
});
export type ActivityQuery = z.infer<typeof ActivityQuery>;

/** How many there are, by how they stand. */
export const ActivityCounts = z.object({
  total: z.number().int(),
  completed: z.number().int(),
  pending: z.number().int(),
  failed: z.number().int(),
  /** Pending, and the day by which it had to be done is over. */
  overdue: z.number().int(),
});
export type ActivityCounts = z.infer<typeof ActivityCounts>;
