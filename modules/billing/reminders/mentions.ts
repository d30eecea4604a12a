import type { Mentioning } from "@/src/personal-data/holders";
import { mentionsIn, onPage } from "@/src/personal-data/mentions";
import { reminderHolds } from "./schema";

/** Why nobody is reminded of an invoice for a while. */
export const mentions: Mentioning = {
  name: "reminders",
  mentions: (app, _, search) =>
    mentionsIn(app, search, {
      table: reminderHolds,
      where: undefined,
      tell: ({ invoiceId, note }) => ({
        ...onPage(`/invoices/${invoiceId}`),
        texts: { notes: note },
      }),
    }),
};
