import type { Mentioning } from "@/src/personal-data/holders";
import { mentionsIn, onPage } from "@/src/personal-data/mentions";
import { ruleOverrides } from "./schema";

/** Why the agency goes by other numbers than a rule. */
export const mentions: Mentioning = {
  name: "rules",
  mentions: (app, _, search) =>
    mentionsIn(app, search, {
      table: ruleOverrides,
      where: undefined,
      tell: ({ reason }) => ({ ...onPage("/compliance"), texts: { reason } }),
    }),
};
