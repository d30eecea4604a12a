import { sql } from "drizzle-orm";
import { type RetentionRule, retentionRules } from "@/modules/crm/candidates/rules";
import { toIso } from "@/modules/knowledge/countries/rules";
import { settings } from "@/modules/platform/settings";
import { keptDays } from "@/modules/engagement/application-form/rules";
import { packs } from "@/modules/staffing/country-rules";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { Holder } from "@/src/personal-data/holders";
import { holdersOf } from "@/src/module";
import activities from "./activities.json";
import type { Register, RegisterExport } from "./model";
import { current } from "./processors";
import { dataKindOf, dataKinds } from "./rules";
import all from "./words.json";

type Tables = Map<string, string[]>;
type Activity = Register["activities"][number];

type Language = RegisterExport["language"];
export type Words = (typeof all)["en"];

export const wordsIn = (language: Language): Words => all[language];

export const fillText = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

/** How many days data really stays, by the rules of today and by what the agency has set. */
type Periods = {
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

type Place = { holders: Holder[]; columns: Tables; periods: Periods; language: Language };

/** The record of processing activities, from the schema as it is and the holders of personal data. */
export async function registerOf(app: App, language: Language): Promise<Register> {
  const [agency, names, columns, periods, processors] = await Promise.all([
    settings.agencyByLegalName(app),
    settings.valueOf(app, "legal"),
    columnsOf(app),
    periodsOf(app),
    current(app),
  ]);
  const place = { holders: holdersOf(app), columns, periods, language };
  return {
    madeAt: app.now().toISOString(),
    language,
    controller: {
      name: agency.name || "Coldaisle",
      address: agency.address,
      contact: names.privacyEmail || agency.email,
      officer: [names.officer, names.officerEmail].filter(Boolean).join(", ") || null,
    },
    activities: [...activities.map((it) => activityOf(it, place)), ...unassigned(place)],
    processors,
    measures: wordsIn(language).measureTexts,
  };
}

/** Every table of the database with its columns, as the engine itself tells them. */
async function columnsOf(app: App): Promise<Tables> {
  const rows = await app.db.all<[table: string, column: string]>(sql`
    select t.name, c.name from sqlite_schema t, pragma_table_info(t.name) c where t.type = 'table'`);
  const byTable = Map.groupBy(rows, ([table]) => table);
  return new Map([...byTable].map(([table, found]) => [table, found.map(([, column]) => column)]));
}

type Written = (typeof activities)[number];

function activityOf(written: Written, { holders, columns, periods, language }: Place): Activity {
  const texts = written[language];
  const held = holders.filter(({ name }) => written.holders.includes(name));
  return {
    id: written.id,
    ...texts,
    retention: fillText(texts.retention, daysIn(periods, language)),
    ...dataIn(held, columns),
  };
}

function daysIn({ kept, turnedDown, unconfirmed }: Periods, language: Language) {
  const names = new Intl.DisplayNames(language, { type: "region" });
  const daysOf = (id: string) => kept.find((it) => it.id === id)?.days ?? 0;
  return {
    keep: daysOf("consent"),
    withdrawn: daysOf("withdrawn"),
    unconfirmed,
    turnedDown: turnedDown.map((it) => `${it.days} (${names.of(it.country)})`).join(", "),
  };
}

/** What a module holds that nobody has described: it is in the register all the same, and asks for words. */
function unassigned({ holders, columns, language }: Place): Activity[] {
  const known = activities.flatMap((it) => it.holders);
  const left = holders.filter(({ name }) => !known.includes(name));
  if (left.length === 0) return [];
  const { unassigned: name, unknown } = wordsIn(language);
  return [
    {
      id: "unassigned",
      name,
      purpose: unknown,
      basis: unknown,
      subjects: unknown,
      recipients: unknown,
      retention: unknown,
      ...dataIn(left, columns),
    },
  ];
}

function dataIn(holders: Holder[], columns: Tables): Pick<Activity, "tables" | "dataKinds"> {
  const tables = holders
    .flatMap((holder) => holder.tables)
    .map((name) => ({ name, columns: columns.get(name) ?? [] }));
  const found = new Set(tables.flatMap((it) => it.columns.map(dataKindOf)));
  return { tables, dataKinds: dataKinds.filter((it) => found.has(it)) };
}
