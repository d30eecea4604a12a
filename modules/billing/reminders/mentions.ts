import { mentionSource, onPage, mentionPlace } from "@/src/personal-data/mentions";
import { reminderHolds } from "./schema";

/** Why nobody is reminded of an invoice for a while. */
export const mentions = mentionSource(
  "reminders",
  mentionPlace({
    table: reminderHolds,
    tell: ({ invoiceId, note }) => ({
      ...onPage(`/invoices/${invoiceId}`),
      texts: { notes: note },
    }),
  }),
);
