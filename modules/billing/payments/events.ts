import { z } from "zod";

/** Bank entries were read in, booked or dismissed; how many invoices they pay, because not everybody may see which. */
export const PaymentsChanged = z.object({
  type: z.literal("payments_changed"),
  data: z.object({ invoices: z.int() }),
});

export const paymentsChanged = (invoices: number): z.infer<typeof PaymentsChanged> => ({
  type: "payments_changed",
  data: { invoices },
});
