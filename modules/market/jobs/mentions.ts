import { onRecord } from "@/modules/records/core/rules";
import type { Mentioning } from "@/src/personal-data/holders";
import { mentionsIn, wordsIn } from "@/src/personal-data/mentions";
import { jobHistory } from "./schema";

/** What a job once said, in its history. */
export const mentions: Mentioning = {
  name: "jobs",
  mentions: (app, _, search) =>
    mentionsIn(app, search, {
      table: jobHistory,
      where: undefined,
      tell: ({ jobId, changes }) => ({
        ...onRecord("job", jobId),
        texts: { text: wordsIn(changes) },
      }),
    }),
};
