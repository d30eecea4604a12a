import { keptDays } from "@/modules/public/application-form/rules";
import { type RetentionRule, retentionRules } from "@/modules/crm/candidates/rules";
import { packs } from "@/modules/staffing/country-rules";
import { settings } from "@/modules/platform/settings";
import { toIso } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";

/** How many days data really stays, by the rules of today and by what the agency has set. */
export type Periods = {
  kept: { id: RetentionRule; days: number }[];
  /** After an application that led to nothing, without consent; countries as ISO 3166 alpha-2. */
  turnedDown: { country: string; days: number }[];
  unconfirmed: number;
};

export async function periodsOf(app: App): Promise<Periods> {
  const today = utcToday(app);
  const [rules, { retentionDays }] = await Promise.all([
    packs.rulesOn(app, "retention", today),
    settings.valueOf(app, "gdpr"),
  ]);
  return {
    kept: retentionRules.map(({ id, days }) => ({
      id,
      days: id === "withdrawn" ? days : Math.min(days, retentionDays),
    })),
    turnedDown: rules.flatMap(({ id, country, values }) =>
      id.endsWith("-retention-turned-down") && values["keepDays"] !== undefined
        ? [{ country: toIso(country), days: values["keepDays"] }]
        : [],
    ),
    unconfirmed: keptDays,
  };
}
