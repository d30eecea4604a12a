import { onRecord } from "@/modules/records/core/rules";
import { mentionSource, mentionPlace, wordsIn } from "@/src/personal-data/mentions";
import { publications } from "./schema";

/** What the public reads of jobs. */
export const mentions = mentionSource(
  "careers",
  mentionPlace({
    table: publications,
    tell: ({ jobId, title, company, description, questions }) => ({
      ...onRecord("job", jobId),
      texts: { title: wordsIn([title, company]), description, text: wordsIn(questions) },
    }),
  }),
);
