import { onRecord } from "@/modules/records/core/rules";
import { mentioning, place, wordsIn } from "@/src/personal-data/mentions";
import { jobHistory } from "./schema";

/** What a job once said, in its history. */
export const mentions = mentioning(
  "jobs",
  place({
    table: jobHistory,
    tell: ({ jobId, changes }) => ({
      ...onRecord("job", jobId),
      texts: { text: wordsIn(changes) },
    }),
  }),
);
