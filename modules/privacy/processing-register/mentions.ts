import { mentioning, onPage, place } from "@/src/personal-data/mentions";
import { processors } from "./schema";

/** What is noted of those who handle data for the agency. */
export const mentions = mentioning(
  "processors",
  place({
    table: processors,
    tell: ({ name, purpose, note }) => ({
      ...onPage("/legal", name),
      texts: { name, description: purpose, notes: note },
    }),
  }),
);
