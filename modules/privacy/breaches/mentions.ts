import type { Mentioning } from "@/src/personal-data/holders";
import { mentionsIn, onPage, wordsIn } from "@/src/personal-data/mentions";
import { breaches } from "./schema";

/** A breach is written down without names; here is seen whether it was. */
export const mentions: Mentioning = {
  name: "breaches",
  mentions: (app, _, search) =>
    mentionsIn(app, search, {
      table: breaches,
      where: undefined,
      tell: ({ title, what, dataKinds, consequences, measures, reference, ...why }) => ({
        ...onPage("/legal", title),
        texts: {
          title,
          description: wordsIn([what, dataKinds, consequences, measures, reference]),
          reason: wordsIn([why.riskReason, why.lateReason, why.notToldReason]),
        },
      }),
    }),
};
