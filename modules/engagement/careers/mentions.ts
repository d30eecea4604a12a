import { onRecord } from "@/modules/records/core/rules";
import { mentioning, place, wordsIn } from "@/src/personal-data/mentions";
import { publications } from "./schema";

/** What the public reads of jobs. */
export const mentions = mentioning(
  "careers",
  place({
    table: publications,
    tell: ({ jobId, title, company, description, questions }) => ({
      ...onRecord("job", jobId),
      texts: { title: wordsIn([title, company]), description, text: wordsIn(questions) },
    }),
  }),
);
