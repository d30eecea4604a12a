import { z } from "zod";
import { portalCategories, roles, targetClasses } from "@/modules/knowledge/analysis/rules";
import { sourceIds } from "@/modules/market/sources/rules";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, rangeFilters } from "@/modules/records/core/model";
import { exportFormats } from "@/modules/records/core/rules";
import { TagFilter } from "@/modules/records/tags/model";
import {
  exportedAtOnce,
  fields,
  maxPageSize,
  pageSize,
  ranges,
  sortsEitherWay,
  sourceTypes,
  statuses,
} from "./rules";

const list = <Value extends string>(values: readonly [Value, ...Value[]]) =>
  z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(values)))
    .optional();

/** One filter for the list, its counts and its export, so that all three always agree. */
export const JobFilter = z.object({
  q: z.string().max(200).optional(),
  class: z.enum(targetClasses).optional(),
  source: list(sourceIds),
  country: z.string().max(80).optional(),
  category: z.enum(roles).optional(),
  portalCategory: z.enum(portalCategories).optional(),
  sourceType: z.enum(sourceTypes).optional(),
  /** Leaves the invented ones out. */
  samples: z.enum(["no"]).optional(),
  status: z.enum([...statuses, "all"]).default("open"),
  /** Only these, comma-separated: what is selected on the screen. */
  ids: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.uuid()).max(exportedAtOnce))
    .optional(),
  /** Only jobs that this run found. */
  run: z.uuid().optional(),
  tag: TagFilter,
  ...rangeFilters(ranges),
  where: whereFilter(fields),
});
export type JobFilter = z.infer<typeof JobFilter>;

export const JobFacets = JobFilter.extend({ field: z.enum(countedIn(fields)) });
export type JobFacets = z.infer<typeof JobFacets>;

export const JobQuery = JobFilter.extend({
  sort: z.enum(sortsEitherWay).default("score"),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(pageSize),
});
export type JobQuery = z.infer<typeof JobQuery>;

export const JobIdsQuery = JobFilter.extend({ after: afterNumber });
export type JobIdsQuery = z.infer<typeof JobIdsQuery>;

export const JobExport = JobFilter.extend({
  sort: z.enum(sortsEitherWay).default("score"),
  format: z.enum(exportFormats),
});
export type JobExport = z.infer<typeof JobExport>;
