import { z } from "zod";

/** Reminders of these invoices went out, were held or released; without any, how clients are reminded changed. */
export const RemindersChanged = z.object({
  type: z.literal("reminders_changed"),
  data: z.object({ invoiceIds: z.array(z.uuid()) }),
});

export const remindersChanged = (invoiceIds: string[]): z.infer<typeof RemindersChanged> => ({
  type: "reminders_changed",
  data: { invoiceIds },
});
