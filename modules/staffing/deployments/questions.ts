import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { exportFormats } from "@/modules/records/core/rules";
import {
  afterNumber,
  chosenIds,
  pageAsked,
  rangeFilters,
  RefusedStep,
  statusesOf,
} from "@/modules/records/core/model";
import { whereFilter } from "@/modules/records/conditions/model";
import { countedIn } from "@/modules/records/conditions/rules";
import { TagFilter } from "@/modules/records/tags/model";
import { StartCheck } from "@/modules/staffing/start-checks/model";
import { Beside, rateFields } from "./model";
import {
  contractTypes,
  fields,
  maxPageSize,
  pageSize,
  ranges,
  replacements,
  sortsEitherWay,
  statuses,
  statusesTogether,
} from "./rules";

/** What a list of deployments may be narrowed by. */
export const DeploymentFilter = z.object({
  q: z.string().max(200).optional(),
  status: z.enum([...statuses, "all"]).default("all"),
  contractType: z.enum([...contractTypes, "all"]).default("all"),
  candidateId: z.uuid().optional(),
  clientId: z.uuid().optional(),
  projectId: z.uuid().optional(),
  /** A country as the specification writes it. */
  country: z.string().max(2).optional(),
  tag: TagFilter,
  archived: z.enum(["no", "yes"]).default("no"),
  ...rangeFilters(ranges),
  where: whereFilter(fields),
});
export type DeploymentFilter = z.infer<typeof DeploymentFilter>;

export const DeploymentFacets = DeploymentFilter.extend({ field: z.enum(countedIn(fields)) });
export type DeploymentFacets = z.infer<typeof DeploymentFacets>;

const sort = z.enum(sortsEitherWay).default("date");

export const DeploymentQuery = DeploymentFilter.extend({
  sort,
  ...pageAsked({ usual: pageSize, most: maxPageSize }),
});
export type DeploymentQuery = z.infer<typeof DeploymentQuery>;

export const DeploymentIdsQuery = DeploymentFilter.extend({ after: afterNumber });
export type DeploymentIdsQuery = z.infer<typeof DeploymentIdsQuery>;

export const DeploymentExport = DeploymentFilter.extend({
  ids: chosenIds,
  sort,
  format: z.enum(exportFormats),
});
export type DeploymentExport = z.infer<typeof DeploymentExport>;

/** Whose other deployments in the same days the form warns of. */
export const OverlapQuery = z.object({
  candidateId: z.uuid(),
  startDate: z.iso.date(),
  endDate: z.iso.date().optional(),
  except: z.uuid().optional(),
});
export type OverlapQuery = z.infer<typeof OverlapQuery>;
export const Overlaps = z.array(Beside);

const version = z.number().int();
const reason = z.string(required).trim().min(1, "Enter a reason.").max(500);

export const StatusChange = z.object({
  version,
  status: z.enum(statuses),
  /** A cancellation needs one. */
  reason: reason.optional(),
});
export type StatusChange = z.infer<typeof StatusChange>;

const together = statusesOf(statuses);
/** Several at once; the undo names where each of them stood. */
export const StatusesChange = together.StatusesChange.extend({
  status: z.enum(statusesTogether),
});
export type StatusesChange = z.infer<typeof StatusesChange>;
export const StatusesBack = together.StatusesBack.extend({ status: z.enum(statusesTogether) });
export type StatusesBack = z.infer<typeof StatusesBack>;
export const StatusesMoved = together.StatusesMoved.extend({ refused: z.array(RefusedStep) });
export type StatusesMoved = z.infer<typeof StatusesMoved>;

export const Cancellation = z.object({ version, reason, replace: z.enum(replacements) });
export type Cancellation = z.infer<typeof Cancellation>;

/** Other dates or rates of a deployment that runs, from a day on. */
export const TermsRequest = z
  .object({ version, effectiveFrom: z.iso.date("Invalid date"), reason, ...rateFields })
  .strict();
export type TermsRequest = z.infer<typeof TermsRequest>;

export const TermsDecision = z.object({ version, isApproved: z.boolean() });
export type TermsDecision = z.infer<typeof TermsDecision>;

/** Whether it may begin: the check of the person's certificates, and everything else in words. */
export const DeploymentStart = z.object({
  check: StartCheck.nullable(),
  stoppers: z.array(z.string()),
});
export type DeploymentStart = z.infer<typeof DeploymentStart>;
