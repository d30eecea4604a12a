import type { Holder } from "@/src/personal-data/holders";
import { mentionsIn } from "@/src/personal-data/mentions";
import { payExceptions } from "./schema";

/** Terms and exceptions are a client's; only the words of a reason may name somebody. */
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
    mentionsIn(app, search, {
      table: payExceptions,
      where: undefined,
      tell: ({ clientId, reason }) => ({
        kind: "client",
        recordId: clientId,
        label: null,
        path: `/clients/${clientId}?tab=rates`,
        texts: { reason },
      }),
    }),
};
