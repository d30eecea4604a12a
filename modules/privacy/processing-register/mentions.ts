import { mentionSource, onPage, mentionPlace } from "@/src/personal-data/mentions";
import { processors } from "./schema";

/** What is noted of those who handle data for the agency. */
export const mentions = mentionSource(
  "processors",
  mentionPlace({
    table: processors,
    tell: ({ name, purpose, note }) => ({
      ...onPage("/legal", name),
      texts: { name, description: purpose, notes: note },
    }),
  }),
);
