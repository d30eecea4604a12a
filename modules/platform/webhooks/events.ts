import { z } from "zod";

/** A webhook, or what became of a message of one. */
export const WebhooksChanged = z.object({
  type: z.literal("webhooks_changed"),
  data: z.object({ ids: z.array(z.uuid()) }),
});

export const webhooksChanged = (ids: string[]): z.infer<typeof WebhooksChanged> => ({
  type: "webhooks_changed",
  data: { ids },
});
