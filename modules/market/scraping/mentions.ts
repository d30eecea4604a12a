import type { Mentioning } from "@/src/personal-data/holders";
import { mentionsIn, onPage } from "@/src/personal-data/mentions";
import { searchProfiles } from "./schema";

/** What searches are called. */
export const mentions: Mentioning = {
  name: "searches",
  mentions: (app, _, search) =>
    mentionsIn(app, search, {
      table: searchProfiles,
      where: undefined,
      tell: ({ name }) => ({ ...onPage("/scraping", name), labels: { name } }),
    }),
};
