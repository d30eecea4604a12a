import { z } from "zod";

/** Bank entries were read in, booked or dismissed; the invoices that they pay. */
export const PaymentsChanged = z.object({
  type: z.literal("payments_changed"),
  data: z.object({ invoiceIds: z.array(z.uuid()) }),
});

export const paymentsChanged = (invoiceIds: string[]): z.infer<typeof PaymentsChanged> => ({
  type: "payments_changed",
  data: { invoiceIds },
});
