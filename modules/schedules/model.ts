import { z } from "zod";
import { outcomes } from "./rules";

export const ScheduleRun = z.object({
  task: z.string(),
  day: z.iso.date(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  outcome: z.enum(outcomes),
  count: z.number().int(),
});
export type ScheduleRun = z.infer<typeof ScheduleRun>;
