import { z } from "zod";

/** Hours were expected, typed, submitted, approved or disputed. */
export const TimesheetsChanged = z.object({
  type: z.literal("timesheets_changed"),
  data: z.object({ deploymentIds: z.array(z.uuid()) }),
});

export const timesheetsChanged = (deploymentIds: string[]): z.infer<typeof TimesheetsChanged> => ({
  type: "timesheets_changed",
  data: { deploymentIds },
});
