import type { Holder } from "@/src/personal-data/holders";
import { mentionsOver, onPage, mentionPlace, wordsIn } from "@/src/personal-data/mentions";
import { bankEntries, payments } from "./schema";

/**
 * Names and accounts of those who paid are a client's, in the books that the law keeps (NL 7, DE 8, BE 10 years);
 * nothing of a candidate, a contact or a colleague is collected here.
 */
export const holder: Holder = {
  name: "payments",
  tables: [],
  async collect() {
    return {};
  },
  async erase() {
    return { writes: [], news: [] };
  },

  mentions: (app, _, search) =>
    mentionsOver(app, search, [
      mentionPlace({
        table: bankEntries,
        tell: ({ payerName, text, references, dismissedReason }) => ({
          ...onPage("/payments", payerName),
          texts: { name: payerName, text: wordsIn([text, references]), reason: dismissedReason },
        }),
      }),
      mentionPlace({
        table: payments,
        tell: ({ invoiceId, reason }) => ({
          ...onPage(`/invoices/${invoiceId}`),
          texts: { reason },
        }),
      }),
    ]),
};
