import type { Mentioning } from "@/src/personal-data/holders";
import { mentionsIn, onPage } from "@/src/personal-data/mentions";
import { leads } from "./schema";

/** What colleagues noted of leads. */
export const mentions: Mentioning = {
  name: "leads",
  mentions: (app, _, search) =>
    mentionsIn(app, search, {
      table: leads,
      where: undefined,
      tell: ({ key, note }) => ({
        ...onPage(`/radar/${encodeURIComponent(key)}`),
        texts: { notes: note },
      }),
    }),
};
