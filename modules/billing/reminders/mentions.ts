import { mentioning, onPage, place } from "@/src/personal-data/mentions";
import { reminderHolds } from "./schema";

/** Why nobody is reminded of an invoice for a while. */
export const mentions = mentioning(
  "reminders",
  place({
    table: reminderHolds,
    tell: ({ invoiceId, note }) => ({
      ...onPage(`/invoices/${invoiceId}`),
      texts: { notes: note },
    }),
  }),
);
