import { onRecord } from "@/modules/records/core/rules";
import { mentionSource, mentionPlace, wordsIn } from "@/src/personal-data/mentions";
import { jobHistory } from "./schema";

/** What a job once said, in its history. */
export const mentions = mentionSource(
  "jobs",
  mentionPlace({
    table: jobHistory,
    tell: ({ jobId, changes }) => ({
      ...onRecord("job", jobId),
      texts: { text: wordsIn(changes) },
    }),
  }),
);
