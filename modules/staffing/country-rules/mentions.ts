import { mentioning, onPage, place } from "@/src/personal-data/mentions";
import { ruleOverrides } from "./schema";

/** Why the agency goes by other numbers than a rule. */
export const mentions = mentioning(
  "rules",
  place({
    table: ruleOverrides,
    tell: ({ reason }) => ({ ...onPage("/compliance"), texts: { reason } }),
  }),
);
