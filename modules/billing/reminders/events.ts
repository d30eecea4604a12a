import { z } from "zod";

/** Reminders of so many invoices went out, were held or released; without any, how clients are reminded changed. */
export const RemindersChanged = z.object({
  type: z.literal("reminders_changed"),
  data: z.object({ invoices: z.int() }),
});

export const remindersChanged = (invoices: number): z.infer<typeof RemindersChanged> => ({
  type: "reminders_changed",
  data: { invoices },
});
