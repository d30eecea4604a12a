import { z } from "zod";
import { exportFormats } from "@/modules/records/core/rules";
import {
  afterNumber,
  chosenIds,
  pageAsked,
  rangeFilters,
  statusesOf,
  words,
} from "@/modules/records/core/model";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { TagFilter } from "@/modules/records/tags/model";
import { Client } from "../model";
import {
  duplicateSigns,
  fields,
  maxPageSize,
  pageSize,
  ranges,
  sortsEitherWay,
  statuses,
  tiers,
} from "../rules";

/** What a list of clients may be narrowed by. */
export const ClientFilter = z.object({
  q: z.string().max(200).optional(),
  status: z.enum([...statuses, "all"]).default("all"),
  tag: TagFilter,
  archived: z.enum(["no", "yes"]).default("no"),
  ...rangeFilters(ranges),
  where: whereFilter(fields),
});
export type ClientFilter = z.infer<typeof ClientFilter>;

export const ClientFacets = ClientFilter.extend({ field: z.enum(countedIn(fields)) });
export type ClientFacets = z.infer<typeof ClientFacets>;

const sort = z.enum(sortsEitherWay).default("date");

export const ClientQuery = ClientFilter.extend({
  sort,
  ...pageAsked({ usual: pageSize, most: maxPageSize }),
});
export type ClientQuery = z.infer<typeof ClientQuery>;

export const ClientIdsQuery = ClientFilter.extend({ after: afterNumber });
export type ClientIdsQuery = z.infer<typeof ClientIdsQuery>;

export const ClientExport = ClientFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type ClientExport = z.infer<typeof ClientExport>;

/** What the form's warning asks by: whatever has been typed so far. */
export const DuplicateQuery = z.object({
  name: z.string().max(200).optional(),
  website: z.string().max(300).optional(),
  /** The record that is being edited. */
  except: z.uuid().optional(),
});
export type DuplicateQuery = z.infer<typeof DuplicateQuery>;

const reason = words(500);
const version = z.number().int();

export const StatusChange = z.object({ version, status: z.enum(statuses), reason });
export type StatusChange = z.infer<typeof StatusChange>;

export const { StatusesChange, StatusesBack, StatusesMoved } = statusesOf(statuses);

/** A tier that a person gives, and why; null goes back to the rule. */
export const TierChange = z.object({
  version,
  tier: z.enum(tiers).nullable(),
  reason,
});
export type TierChange = z.infer<typeof TierChange>;

/** A client that may be the same company, and why one thinks so. */
export const Duplicate = z.object({
  client: Client.pick({ id: true, number: true, name: true, status: true, isArchived: true }),
  signs: z.array(z.enum(duplicateSigns)),
});
export type Duplicate = z.infer<typeof Duplicate>;
