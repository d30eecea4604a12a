import { z } from "zod";

/** Invoices were issued, credited, sent or paid, or a run has come further. */
export const InvoicesChanged = z.object({
  type: z.literal("invoices_changed"),
  data: z.object({ clientIds: z.array(z.uuid()) }),
});

export const invoicesChanged = (clientIds: string[]): z.infer<typeof InvoicesChanged> => ({
  type: "invoices_changed",
  data: { clientIds },
});
