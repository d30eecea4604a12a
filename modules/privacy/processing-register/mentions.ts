import type { Mentioning } from "@/src/personal-data/holders";
import { mentionsIn, onPage } from "@/src/personal-data/mentions";
import { processors } from "./schema";

/** What is noted of those who handle data for the agency. */
export const mentions: Mentioning = {
  name: "processors",
  mentions: (app, _, search) =>
    mentionsIn(app, search, {
      table: processors,
      where: undefined,
      tell: ({ name, purpose, note }) => ({
        ...onPage("/legal", name),
        texts: { name, description: purpose, notes: note },
      }),
    }),
};
