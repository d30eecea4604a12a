import { z } from "zod";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, chosenIds, pageAsked } from "@/modules/records/core/model";
import { exportFormats, recordsAtOnce } from "@/modules/records/core/rules";
import { Week } from "../model";
import {
  maxPageSize,
  pageSize,
  timesheetFields,
  timesheetSortsEitherWay,
  timesheetStatuses,
} from "../rules";

/** A week by its Monday, or all of them. */
const week = Week.or(z.literal("all")).default("all");

export const TimesheetFilter = z.object({
  week,
  status: z.enum([...timesheetStatuses, "all"]).default("all"),
  /** Words of the name, the client, the position or the number of the deployment. */
  q: z.string().max(200).optional(),
  where: whereFilter(timesheetFields),
});
export type TimesheetFilter = z.infer<typeof TimesheetFilter>;

export const TimesheetFacets = TimesheetFilter.extend({
  field: z.enum(countedIn(timesheetFields)),
});
export type TimesheetFacets = z.infer<typeof TimesheetFacets>;

export const TimesheetIdsQuery = TimesheetFilter.extend({ after: afterNumber });

const sort = z.enum(timesheetSortsEitherWay).default("status");

export const TimesheetQuery = TimesheetFilter.extend({
  sort,
  ...pageAsked({ usual: pageSize, most: maxPageSize }),
});
export type TimesheetQuery = z.infer<typeof TimesheetQuery>;

export const TimesheetExport = TimesheetFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type TimesheetExport = z.infer<typeof TimesheetExport>;

export const CountsQuery = z.object({ week });

const submitted = z.object({ id: z.uuid(), version: z.number().int() });

/** Which of several were submitted, as they stand now, and how many were not. */
export const Submitted = z.object({ moved: z.array(submitted), kept: z.number().int() });
export type Submitted = z.infer<typeof Submitted>;

export const SubmissionsBack = z.object({ moved: z.array(submitted).min(1).max(recordsAtOnce) });
export type SubmissionsBack = z.infer<typeof SubmissionsBack>;
