import { z } from "zod";
import { exportFormats } from "@/modules/records/core/rules";
import {
  afterNumber,
  chosenIds,
  pageAsked,
  PersonName,
  rangeFilters,
  statusesOf,
  words,
} from "@/modules/records/core/model";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { TagFilter } from "@/modules/records/tags/model";
import {
  fields,
  maxPageSize,
  pageSize,
  priorities,
  ranges,
  sortsEitherWay,
  statuses,
} from "./rules";

/** What a list of projects may be narrowed by. */
export const ProjectFilter = z.object({
  q: z.string().max(200).optional(),
  status: z.enum([...statuses, "all"]).default("all"),
  priority: z.enum([...priorities, "all"]).default("all"),
  client: z.uuid().optional(),
  /** Only what is past its last day without being over. */
  overdue: z.enum(["yes"]).optional(),
  /** Only what has free seats. */
  open: z.enum(["yes"]).optional(),
  tag: TagFilter,
  archived: z.enum(["no", "yes"]).default("no"),
  ...rangeFilters(ranges),
  where: whereFilter(fields),
});
export type ProjectFilter = z.infer<typeof ProjectFilter>;

export const ProjectFacets = ProjectFilter.extend({ field: z.enum(countedIn(fields)) });
export type ProjectFacets = z.infer<typeof ProjectFacets>;

const sort = z.enum(sortsEitherWay).default("date");

export const ProjectQuery = ProjectFilter.extend({
  sort,
  ...pageAsked({ usual: pageSize, most: maxPageSize }),
});
export type ProjectQuery = z.infer<typeof ProjectQuery>;

export const ProjectIdsQuery = ProjectFilter.extend({ after: afterNumber });
export type ProjectIdsQuery = z.infer<typeof ProjectIdsQuery>;

export const ProjectExport = ProjectFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type ProjectExport = z.infer<typeof ProjectExport>;

export const reason = words(500);

export const StatusChange = z.object({
  version: z.number().int(),
  status: z.enum(statuses),
  reason,
  /** Said by who completes a project although seats are still open. */
  despiteOpenSeats: z.boolean().optional(),
});
export type StatusChange = z.infer<typeof StatusChange>;

export const { StatusesChange, StatusesBack, StatusesMoved } = statusesOf(statuses);

/** How many projects the filter shows, and the seats they have together. */
export const ProjectFigures = z.object({
  projects: z.number().int(),
  required: z.number().int(),
  filled: z.number().int(),
});
export type ProjectFigures = z.infer<typeof ProjectFigures>;

/** How much somebody has to do: projects that are planned or running, and their free seats. */
export const Load = z.object({
  userId: z.uuid(),
  name: PersonName,
  projects: z.number().int(),
  openSeats: z.number().int(),
});
export type Load = z.infer<typeof Load>;
