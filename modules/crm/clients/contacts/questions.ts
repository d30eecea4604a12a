import { z } from "zod";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, chosenIds, pageAsked } from "@/modules/records/core/model";
import { exportFormats } from "@/modules/records/core/rules";
import { contactFields, contactSortsEitherWay, maxPageSize, pageSize } from "../rules";

export const ContactFilter = z.object({
  /** Words of the name, the position, the address, the telephone or the client. */
  q: z.string().max(200).optional(),
  clientId: z.uuid().optional(),
  where: whereFilter(contactFields),
});
export type ContactFilter = z.infer<typeof ContactFilter>;

export const ContactFacets = ContactFilter.extend({ field: z.enum(countedIn(contactFields)) });
export type ContactFacets = z.infer<typeof ContactFacets>;

export const ContactIdsQuery = ContactFilter.extend({ after: afterNumber });
export type ContactIdsQuery = z.infer<typeof ContactIdsQuery>;

const sort = z.enum(contactSortsEitherWay).default("name");

export const ContactQuery = ContactFilter.extend({
  sort,
  ...pageAsked({ usual: pageSize, most: maxPageSize }),
});
export type ContactQuery = z.infer<typeof ContactQuery>;

export const ContactExport = ContactFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type ContactExport = z.infer<typeof ContactExport>;
