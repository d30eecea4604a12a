import { mentionSource, onPage, mentionPlace } from "@/src/personal-data/mentions";
import { ruleOverrides } from "./schema";

/** Why the agency goes by other numbers than a rule. */
export const mentions = mentionSource(
  "rules",
  mentionPlace({
    table: ruleOverrides,
    tell: ({ reason }) => ({ ...onPage("/compliance"), texts: { reason } }),
  }),
);
