import { z } from "zod";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, chosenIds, pageAsked } from "@/modules/records/core/model";
import { exportFormats } from "@/modules/records/core/rules";
import { maxPageSize, pageSize, statuses } from "../rules";
import { campaignFields, campaignSortsEitherWay } from "../rules";

export const CampaignFilter = z.object({
  status: z.enum([...statuses, "all"]).default("all"),
  /** Words of the name, or the number. */
  q: z.string().max(200).optional(),
  where: whereFilter(campaignFields),
});
export type CampaignFilter = z.infer<typeof CampaignFilter>;

export const CampaignFacets = CampaignFilter.extend({ field: z.enum(countedIn(campaignFields)) });
export const CampaignIdsQuery = CampaignFilter.extend({ after: afterNumber });

const sort = z.enum(campaignSortsEitherWay).default("number");

export const CampaignQuery = CampaignFilter.extend({
  sort,
  ...pageAsked({ usual: pageSize, most: maxPageSize }),
});
export type CampaignQuery = z.infer<typeof CampaignQuery>;

export const CampaignExport = CampaignFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type CampaignExport = z.infer<typeof CampaignExport>;
