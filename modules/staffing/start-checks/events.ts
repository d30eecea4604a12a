import { z } from "zod";

/** Somebody asked to let a start pass, or settled it. */
export const StartsChanged = z.object({
  type: z.literal("starts_changed"),
  data: z.object({ deploymentIds: z.array(z.uuid()) }),
});

export const startsChanged = (deploymentIds: string[]): z.infer<typeof StartsChanged> => ({
  type: "starts_changed",
  data: { deploymentIds },
});
