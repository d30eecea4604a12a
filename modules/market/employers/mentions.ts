import { mentionSource, onPage, mentionPlace } from "@/src/personal-data/mentions";
import { leads } from "./schema";

/** What colleagues noted of leads. */
export const mentions = mentionSource(
  "leads",
  mentionPlace({
    table: leads,
    tell: ({ key, note }) => ({
      ...onPage(`/radar/${encodeURIComponent(key)}`),
      texts: { notes: note },
    }),
  }),
);
