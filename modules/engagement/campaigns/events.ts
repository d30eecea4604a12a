import { z } from "zod";

/** Campaigns were written, begun, halted or went on. */
export const CampaignsChanged = z.object({
  type: z.literal("campaigns_changed"),
  data: z.object({ ids: z.array(z.uuid()) }),
});

export const campaignsChanged = (ids: string[]): z.infer<typeof CampaignsChanged> => ({
  type: "campaigns_changed",
  data: { ids: [...new Set(ids)] },
});
