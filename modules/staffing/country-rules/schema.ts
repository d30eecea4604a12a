import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { RuleValues } from "./rules";

/** That the agency goes by other numbers than a rule's own, from when to when, by whom and why. */
export const ruleOverrides = sqliteTable(
  "rule_overrides",
  {
    id: text().primaryKey(),
    ruleId: text().notNull(),
    values: text({ mode: "json" }).$type<RuleValues>().notNull(),
    reason: text().notNull(),
    by: text().notNull(),
    at: text().notNull(),
    endedAt: text(),
    endedBy: text(),
  },
  (table) => [index("rule_overrides_rule").on(table.ruleId, table.endedAt)],
);
