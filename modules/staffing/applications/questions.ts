import { z } from "zod";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, chosenIds, pageAsked } from "@/modules/records/core/model";
import { exportFormats } from "@/modules/records/core/rules";
import { fields, maxPageSize, origins, pageSize, sortsEitherWay, stretches } from "./rules";

export const ApplicationFilter = z.object({
  /** `unreviewed` are those who applied and whom nobody has looked into yet. */
  stretch: z.enum(stretches).default("all"),
  /** Words of the candidate's name, the job or the company. */
  q: z.string().max(200).optional(),
  jobId: z.uuid().optional(),
  origin: z.enum(origins).optional(),
  where: whereFilter(fields),
});
export type ApplicationFilter = z.infer<typeof ApplicationFilter>;

export const ApplicationFacets = ApplicationFilter.extend({ field: z.enum(countedIn(fields)) });
export type ApplicationFacets = z.infer<typeof ApplicationFacets>;

const sort = z.enum(sortsEitherWay).default("date");

export const ApplicationQuery = ApplicationFilter.extend({
  sort,
  ...pageAsked({ usual: pageSize, most: maxPageSize }),
});
export type ApplicationQuery = z.infer<typeof ApplicationQuery>;

export const ApplicationIdsQuery = ApplicationFilter.extend({ after: afterNumber });
export type ApplicationIdsQuery = z.infer<typeof ApplicationIdsQuery>;

export const ApplicationExport = ApplicationFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type ApplicationExport = z.infer<typeof ApplicationExport>;
