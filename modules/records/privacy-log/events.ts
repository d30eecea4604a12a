import { z } from "zod";

/** Something was asked, done or failed about somebody's data. */
export const ActivitiesChanged = z.object({
  type: z.literal("activities_changed"),
  data: z.object({}),
});

export const activitiesChanged = (): z.infer<typeof ActivitiesChanged> => ({
  type: "activities_changed",
  data: {},
});
