import { z } from "zod";

/** How a client is billed, or who may bill, has changed. */
export const BillingChanged = z.object({
  type: z.literal("billing_changed"),
  data: z.object({ clientId: z.uuid().nullable() }),
});

export const billingChanged = (clientId: string | null): z.infer<typeof BillingChanged> => ({
  type: "billing_changed",
  data: { clientId },
});
