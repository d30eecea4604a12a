import { z } from "zod";

/** Deployments were added, changed, begun, ended or put away: whoever keeps something about them looks again. */
export const DeploymentsChanged = z.object({
  type: z.literal("deployments_changed"),
  data: z.object({ ids: z.array(z.uuid()) }),
});

export const deploymentsChanged = (ids: string[]): z.infer<typeof DeploymentsChanged> => ({
  type: "deployments_changed",
  data: { ids },
});
