import type { Holder } from "@/src/personal-data/holders";
import { mentionsOver, mentionPlace, wordsIn } from "@/src/personal-data/mentions";
import { payExceptions, payTerms } from "./schema";
import { onRecord } from "@/modules/records/core/rules";

/** Terms and exceptions are a client's; only their words may name somebody. */
export const holder: Holder = {
  name: "equalPay",
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
        table: payExceptions,
        tell: ({ clientId, reason }) => ({ ...ratesOf(clientId), texts: { reason } }),
      }),
      mentionPlace({
        table: payTerms,
        tell: ({ clientId, scale, clause, others }) => ({
          ...ratesOf(clientId),
          texts: { text: [scale, clause, wordsIn(others)].join(" · ") },
        }),
      }),
    ]),
};

const ratesOf = (clientId: string) => ({
  ...onRecord("client", clientId),
  path: `/clients/${clientId}?tab=rates`,
});
