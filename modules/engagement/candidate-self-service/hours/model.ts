import { z } from "zod";
import { locales } from "@/modules/platform/accounts/rules";
import { Week } from "@/modules/staffing/timesheets";

export const hourActions = ["planned", "previous", "save", "submit", "back"] as const;
export const hourOutcomes = [
  "kept",
  "submitted",
  "early",
  "odd",
  "back",
  "stale",
  "spent",
  "spentWithReceipt",
  "removed",
] as const;
export type HourOutcome = (typeof hourOutcomes)[number];

/** What is said of expenses, and answers nothing of the hours. */
export const spendingOutcomes: readonly HourOutcome[] = ["spent", "spentWithReceipt", "removed"];

/** What the form of a week sends; its other fields are hours by their day. */
export const HoursSent = z
  .object({
    deed: z.enum(hourActions),
    version: z.coerce.number().int(),
    /** What the page said is to be looked at again; whoever submits the same is not asked again. */
    seen: z.string().max(64).default(""),
  })
  .catchall(z.string().max(20));
export type HoursSent = z.infer<typeof HoursSent>;

export const WeekPath = z.object({
  id: z.string().max(200),
  deploymentId: z.uuid(),
  week: Week,
});

export const WeekQuery = z.object({
  lang: z.enum(locales).optional().catch(undefined),
  said: z.enum(hourOutcomes).optional().catch(undefined),
});
