import { mentioning, onPage, place } from "@/src/personal-data/mentions";
import { leads } from "./schema";

/** What colleagues noted of leads. */
export const mentions = mentioning(
  "leads",
  place({
    table: leads,
    tell: ({ key, note }) => ({
      ...onPage(`/radar/${encodeURIComponent(key)}`),
      texts: { notes: note },
    }),
  }),
);
