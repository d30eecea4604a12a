import { z } from "zod";
import { outcomes } from "./rules";

export const ScheduleRun = z.object({
  task: z.string(),
  day: z.iso.date(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  outcome: z.enum(outcomes),
  count: z.number().int(),
  /** Why it failed, or had nothing to do here. */
  reason: z.string().nullable(),
});
export type ScheduleRun = z.infer<typeof ScheduleRun>;

/** A daily task, as whoever looks after the house sees it. */
export const ScheduledTask = z.object({
  name: z.string(),
  does: z.string(),
  last: ScheduleRun.nullable(),
  /** When it runs next without anybody's doing. */
  nextAt: z.iso.datetime(),
  isRunning: z.boolean(),
});
export type ScheduledTask = z.infer<typeof ScheduledTask>;
