import { z } from "zod";
import { roles } from "@/modules/knowledge/analysis/rules";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { afterNumber, pageAsked, rangeFilters } from "@/modules/records/core/model";
import { TagFilter } from "@/modules/records/tags/model";
import { Candidate } from "../model";
import {
  duplicateSigns,
  fields,
  maxPageSize,
  maxDistance,
  pageSize,
  ranges,
  sortsEitherWay,
  statuses,
  strengths,
} from "../rules";

const several = <Item extends z.ZodType<unknown, string>>(item: Item) =>
  z
    .string()
    .max(400)
    .transform((text) => text.split(","))
    .pipe(z.array(item))
    .optional();

/** What a list of candidates may be narrowed by. */
export const CandidateFilter = z.object({
  q: z.string().max(200).optional(),
  status: z.enum([...statuses, "all"]).default("all"),
  /** Ids of skills; all of them are asked for. */
  skill: several(z.string()),
  /** Where they live, as the specification writes countries. */
  country: several(z.string().regex(/^[A-Z]{2}$/)),
  role: several(z.enum(roles)),
  tag: TagFilter,
  archived: z.enum(["no", "yes"]).default("no"),
  ...rangeFilters(ranges),
  /** A town, and how many kilometres around it. */
  near: z
    .string()
    .trim()
    .max(120)
    .optional()
    .meta({ description: "A town; one that is not known finds nobody." }),
  within: z.coerce.number().int().min(1).max(maxDistance).optional(),
  where: whereFilter(fields),
});
export type CandidateFilter = z.infer<typeof CandidateFilter>;

export const CandidateFacets = CandidateFilter.extend({ field: z.enum(countedIn(fields)) });
export type CandidateFacets = z.infer<typeof CandidateFacets>;

export const CandidateQuery = CandidateFilter.extend({
  sort: z.enum(sortsEitherWay).default("date"),
  ...pageAsked({ usual: pageSize, most: maxPageSize }),
});
export type CandidateQuery = z.infer<typeof CandidateQuery>;

export const CandidateIdsQuery = CandidateFilter.extend({ after: afterNumber });
export type CandidateIdsQuery = z.infer<typeof CandidateIdsQuery>;

/** What the form's warning asks by: whatever has been typed so far. */
export const DuplicateQuery = z.object({
  firstName: z.string().max(200).optional(),
  lastName: z.string().max(200).optional(),
  email: z.string().max(254).optional(),
  phone: z.string().max(80).optional(),
  linkedin: z.string().max(300).optional(),
  location: z.string().max(200).optional(),
  /** The record that is being edited. */
  except: z.uuid().optional(),
});
export type DuplicateQuery = z.infer<typeof DuplicateQuery>;

/** Somebody who may be the same person, and why one thinks so. */
export const Duplicate = z.object({
  candidate: Candidate.pick({
    id: true,
    number: true,
    firstName: true,
    lastName: true,
    location: true,
    status: true,
    isArchived: true,
  }),
  signs: z.array(z.enum(duplicateSigns)),
  strength: z.enum(strengths),
});
export type Duplicate = z.infer<typeof Duplicate>;

/** What the form offers to choose from. */
export const Catalogue = z.object({
  skills: z.array(z.object({ id: z.string(), name: z.string(), category: z.string() })),
  certificates: z.array(
    z.object({ id: z.string(), name: z.string(), countries: z.array(z.string()) }),
  ),
});
export type Catalogue = z.infer<typeof Catalogue>;
