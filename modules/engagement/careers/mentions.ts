import { onRecord } from "@/modules/records/core/rules";
import type { Mentioning } from "@/src/personal-data/holders";
import { mentionsIn, wordsIn } from "@/src/personal-data/mentions";
import { publications } from "./schema";

/** What the public reads of jobs. */
export const mentions: Mentioning = {
  name: "careers",
  mentions: (app, _, search) =>
    mentionsIn(app, search, {
      table: publications,
      where: undefined,
      tell: ({ jobId, title, company, description, questions }) => ({
        ...onRecord("job", jobId),
        texts: { title: wordsIn([title, company]), description, text: wordsIn(questions) },
      }),
    }),
};
