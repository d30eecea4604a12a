import { mentionSource, onPage, mentionPlace, wordsIn } from "@/src/personal-data/mentions";
import { breaches } from "./schema";

/** A breach is written down without names; here is seen whether it was. */
export const mentions = mentionSource(
  "breaches",
  mentionPlace({
    table: breaches,
    tell: ({ title, what, dataKinds, consequences, measures, reference, ...why }) => ({
      ...onPage("/legal", title),
      texts: {
        title,
        description: wordsIn([what, dataKinds, consequences, measures, reference]),
        reason: wordsIn([why.riskReason, why.lateReason, why.notToldReason]),
      },
    }),
  }),
);
