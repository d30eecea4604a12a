import { z } from "zod";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, chosenIds, pageAsked } from "@/modules/records/core/model";
import { exportFormats } from "@/modules/records/core/rules";
import { fields, maxPageSize, maxDays, pageSize, sortsEitherWay, stretches } from "./rules";

/** A certificate that ends soon or has ended, or may have, who holds it and where they work. */
export const EndingCertificate = z.object({
  id: z.uuid(),
  certificate: z.string(),
  name: z.string(),
  number: z.string().nullable(),
  /** Null where nobody knows whether it ends. */
  expiresOn: z.iso.date().nullable(),
  daysLeft: z.number().int().nullable(),
  verifiedAt: z.iso.datetime().nullable(),
  candidate: z.object({ id: z.uuid(), number: z.string(), name: z.string() }),
  /** Where the holder works or is about to. */
  deployments: z.array(
    z.object({
      id: z.uuid(),
      number: z.string(),
      position: z.string(),
      clientName: z.string(),
      /** Whether the certificate holds until the deployment ends; never where nobody knows its end. */
      outlasts: z.boolean(),
    }),
  ),
});
export type EndingCertificate = z.infer<typeof EndingCertificate>;

export const ExpiryFilter = z.object({
  bucket: z.enum([...stretches, "all"]).default("all"),
  /** Instead of a bucket: all that end within so many days. */
  days: z.coerce.number().int().min(0).max(maxDays).optional(),
  certificate: z.string().max(80).optional(),
  verified: z.enum(["yes", "no"]).optional(),
  /** Only of those who work somewhere or are about to. */
  deployed: z.enum(["yes"]).optional(),
  /** Words of the holder's name. */
  q: z.string().max(200).optional(),
  where: whereFilter(fields),
});
export type ExpiryFilter = z.infer<typeof ExpiryFilter>;

export const ExpiryFacets = ExpiryFilter.extend({ field: z.enum(countedIn(fields)) });
export type ExpiryFacets = z.infer<typeof ExpiryFacets>;

export const ExpiryIdsQuery = ExpiryFilter.extend({ after: afterNumber });
export type ExpiryIdsQuery = z.infer<typeof ExpiryIdsQuery>;

const sort = z.enum(sortsEitherWay).default("end");

export const ExpiryExport = ExpiryFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type ExpiryExport = z.infer<typeof ExpiryExport>;

export const ExpiryQuery = ExpiryFilter.extend({
  sort,
  ...pageAsked({ usual: pageSize, most: maxPageSize }),
});
export type ExpiryQuery = z.infer<typeof ExpiryQuery>;

export const ExpiryCounts = z.object({
  expired: z.number().int(),
  week: z.number().int(),
  month: z.number().int(),
  quarter: z.number().int(),
  unknown: z.number().int(),
});
export type ExpiryCounts = z.infer<typeof ExpiryCounts>;
