import { z } from "zod";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, chosenIds, pageAsked } from "@/modules/records/core/model";
import { exportFormats } from "@/modules/records/core/rules";
import {
  leadFields,
  leadSortsEitherWay,
  leadsPerPage,
  leadStates,
  maxLeadPageSize,
} from "../../rules";

export const LeadFilter = z.object({
  /** Those that are still to be called, or all of one state. */
  state: z.enum([...leadStates, "live", "all"]).default("live"),
  /** Words of the employer, the metro or the note. */
  q: z.string().max(200).optional(),
  where: whereFilter(leadFields),
});
export type LeadFilter = z.infer<typeof LeadFilter>;

export const LeadFacets = LeadFilter.extend({ field: z.enum(countedIn(leadFields)) });
export const LeadIdsQuery = LeadFilter.extend({ after: afterNumber });

const sort = z.enum(leadSortsEitherWay).default("changed");

export const LeadQuery = LeadFilter.extend({
  sort,
  ...pageAsked({ usual: leadsPerPage, most: maxLeadPageSize }),
});
export type LeadQuery = z.infer<typeof LeadQuery>;

export const LeadExport = LeadFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type LeadExport = z.infer<typeof LeadExport>;
