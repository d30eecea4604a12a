import { mentionSource, onPage, mentionPlace } from "@/src/personal-data/mentions";
import { searchProfiles } from "./schema";

/** What searches are called. */
export const mentions = mentionSource(
  "searches",
  mentionPlace({
    table: searchProfiles,
    tell: ({ name }) => ({ ...onPage("/scraping", name), labels: { name } }),
  }),
);
