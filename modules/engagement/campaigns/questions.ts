import { z } from "zod";
import { statusesOf } from "@/modules/records/core/model";
import { required, singleLine } from "@/modules/platform/texts/model";
import { locales } from "@/modules/platform/accounts/rules";
import { Audience, Step } from "./model";
import {
  campaignTypes,
  exclusions,
  maxHourlyLimit,
  maxNameLength,
  maxPageSize,
  maxJobs,
  maxSteps,
  pageSize,
  recipientStates,
} from "./rules";

const name = singleLine(required).min(1, "A campaign needs a name.").max(maxNameLength);
const sequence = z.array(Step).min(1).max(maxSteps);
const hourlyLimit = z.int("Invalid number").min(1).max(maxHourlyLimit);
const jobIds = z.array(z.uuid()).max(maxJobs);

export const NewCampaign = z.strictObject({
  name,
  audience: Audience,
  jobIds: jobIds.default([]),
  sequence: sequence.optional(),
  hourlyLimit: hourlyLimit.optional(),
});
export type NewCampaign = z.infer<typeof NewCampaign>;

/** Only a draft is changed. */
export const CampaignChanges = z.strictObject({
  version: z.int(),
  name: name.optional(),
  audience: Audience.optional(),
  jobIds: jobIds.optional(),
  sequence: sequence.optional(),
  hourlyLimit: hourlyLimit.optional(),
});
export type CampaignChanges = z.infer<typeof CampaignChanges>;

/** Specification §6: jobs were chosen, and a draft is written for those who match them. */
export const AutoCampaign = z.strictObject({
  jobIds: z.array(z.uuid()).min(1, "Choose at least one job.").max(maxJobs),
  type: z.enum(campaignTypes),
});
export type AutoCampaign = z.infer<typeof AutoCampaign>;

const page = {
  offset: z.coerce.number().int().min(0).default(0),
  limit: z.coerce.number().int().min(1).max(maxPageSize).default(pageSize),
};

export const AudienceQuery = z.object({
  show: z.enum(["included", "excluded", "all", ...exclusions]).default("all"),
  ...page,
});
export type AudienceQuery = z.infer<typeof AudienceQuery>;

export const PreviewQuery = z.object({
  candidateId: z.uuid().optional(),
  step: z.coerce
    .number()
    .int()
    .min(0)
    .max(maxSteps - 1)
    .default(0),
  locale: z.enum(locales).optional(),
});
export type PreviewQuery = z.infer<typeof PreviewQuery>;

export const RecipientQuery = z.object({
  state: z.enum([...recipientStates, "all"]).default("all"),
  ...page,
});
export type RecipientQuery = z.infer<typeof RecipientQuery>;

/** The number that somebody has seen and confirms; a different one begins nothing. */
export const Start = z.strictObject({
  version: z.int(),
  confirmed: z.int("Invalid number").min(1),
  startsAt: z.iso.datetime("Invalid date").nullable().optional(),
});
export type Start = z.infer<typeof Start>;

/** Several are halted or let go on. */
export const { StatusesChange, StatusesBack, StatusesMoved } = statusesOf(["running", "paused"]);
export type StatusesChange = z.infer<typeof StatusesChange>;
export type StatusesBack = z.infer<typeof StatusesBack>;

export const Move = z.strictObject({ version: z.int() });
export type Move = z.infer<typeof Move>;

export const Trial = PreviewQuery.extend({
  step: z
    .int()
    .min(0)
    .max(maxSteps - 1)
    .default(0),
}).strict();
export type Trial = z.infer<typeof Trial>;

/** To whom a test letter went: whoever asked for it, and nobody else. */
export const Tried = z.object({ letterId: z.uuid(), to: z.string() });

/** What the button of a mail program sends (RFC 8058), and what the page's own form does. */
export const Wish = z.object({
  "List-Unsubscribe": z.literal("One-Click").optional(),
  wish: z.enum(["stop", "again"]).optional(),
});
export type Wish = z.infer<typeof Wish>;
