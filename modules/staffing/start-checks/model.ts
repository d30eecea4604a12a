import { z } from "zod";
import {
  AskedRequirement,
  RequirementOwner,
  StartBlocker,
  StartLight,
} from "@/modules/staffing/requirements/model";
import { longestReason, overrideEvents, shortestReason } from "./rules";

/** Who is to start where, and when. */
export const Start = z.object({
  candidateId: z.uuid(),
  clientId: z.uuid().nullish(),
  siteId: z.uuid().nullish(),
  projectId: z.uuid().nullish(),
  /** The first working day; today where nobody says. */
  startDate: z.iso.date().nullish(),
  /** The last; nothing has to hold longer than the first day where nobody says. */
  endDate: z.iso.date().nullish(),
  /** The overrides of this deployment count. */
  deploymentId: z.uuid().nullish(),
});
export type Start = z.infer<typeof Start>;

const day = z.iso.date("Invalid date").optional();

/** The same as an address asks it. */
export const StartQuery = z.object({
  client: z.uuid().optional(),
  site: z.uuid().optional(),
  project: z.uuid().optional(),
  from: day,
  until: day,
});
export type StartQuery = z.infer<typeof StartQuery>;

export const StartOverride = z.object({
  id: z.uuid(),
  deploymentId: z.uuid(),
  blocker: z.string(),
  state: z.enum(overrideEvents),
  reason: z.string().nullable(),
  askedBy: z.string(),
  askedAt: z.iso.datetime(),
  /** Whether whoever asks this question has asked for it, and so cannot approve it. */
  isOwn: z.boolean(),
  /** Who approved, declined or withdrew it. */
  settledBy: z.string().nullable(),
  settledAt: z.iso.datetime().nullable(),
});
export type StartOverride = z.infer<typeof StartOverride>;

export const StartCheck = z.object({
  candidateId: z.uuid(),
  candidateName: z.string(),
  from: z.iso.date(),
  until: z.iso.date().nullable(),
  light: StartLight,
  canStart: z.boolean(),
  /** Whose sets were looked at, and what they are called. */
  owners: z.array(RequirementOwner.extend({ name: z.string() })),
  asked: z.array(AskedRequirement),
  blockers: z.array(StartBlocker.extend({ override: StartOverride.nullable() })),
  overrides: z.array(StartOverride),
});
export type StartCheck = z.infer<typeof StartCheck>;

export const OverrideRequest = z.object({
  /** The key of the blocker. */
  blocker: z.string().min(1, "Required").max(200),
  reason: z
    .string("Required")
    .trim()
    .min(shortestReason, "Say in a sentence why the start may go on.")
    .max(longestReason),
});
export type OverrideRequest = z.infer<typeof OverrideRequest>;
