import { mentioning, onPage, place } from "@/src/personal-data/mentions";
import { searchProfiles } from "./schema";

/** What searches are called. */
export const mentions = mentioning(
  "searches",
  place({
    table: searchProfiles,
    tell: ({ name }) => ({ ...onPage("/scraping", name), labels: { name } }),
  }),
);
