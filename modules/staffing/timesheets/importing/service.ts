import type { App } from "@/src/app";
import { save } from "../deciding/steps";
import type { HoursImport, HoursImported } from "../exchange";
import { open } from "../expecting";
import type { TimesheetEntry } from "../model";
import { minutesIn } from "../rules";
import { find } from "../service";
import type { ParsedFile } from "./parsed";
import { rowsIn } from "./sheet";
import { hoursIn } from "./table";
import { parseTimecards } from "./timecard";
import { weeksOf } from "./weeks";

/** Takes hours over from a file: all of it, or nothing while a line of it is wrong. What is there already stays. */
export async function importHours(app: App, given: HoursImport): Promise<HoursImported> {
  const { submit = false, dryRun = false } = given;
  const { weeks, faults } = await weeksOf(app, await parsedFrom(app, given));
  if (faults.length > 0) return { weeks: [], faults };
  const taken = weeks.map(({ lines, ...it }) => ({
    ...it,
    entries: lines.map(({ item }) => item),
  }));
  for (const it of dryRun ? [] : taken) await keep(app, it, submit);
  return {
    weeks: taken.map(({ number, name, week, zone, entries }) => ({
      number,
      name,
      week,
      minutes: minutesIn(entries, zone),
    })),
    faults: [],
  };
}

async function parsedFrom(app: App, given: HoursImport): Promise<ParsedFile<TimesheetEntry>> {
  const { text = "" } = given;
  return /^\s*[[{]/.test(text) ? parseTimecards(text) : hoursIn(await rowsIn(app, given));
}

type Taken = { id: string; week: string; entries: TimesheetEntry[] };

/** The same file taken over again changes nothing. */
async function keep(app: App, { id, week, entries }: Taken, submit: boolean): Promise<void> {
  const sheet = await find(app, (await open(app, id, week)).id);
  if (!submit && Bun.deepEquals(sheet.entries, entries)) return;
  await save(app, sheet.id, { version: sheet.version, entries, submit });
}
