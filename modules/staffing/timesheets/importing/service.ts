import { askReader } from "@/modules/crm/imports";
import type { App } from "@/src/app";
import { mondayOf } from "@/src/calendar";
import { save } from "../deciding";
import { open } from "../expecting";
import type { HoursImport } from "../exchange";
import type { HoursImported, TimesheetEntry } from "../model";
import { daysOf, minutesIn } from "../rules";
import { find } from "../service";
import { hoursIn, parseTable } from "./table";
import { type ImportFault, type Parsed, type ParsedHours, type Wrong, wrong } from "./parsed";
import { parseTimecards } from "./timecard";
import { type Known, ownersOf } from "./whose";

/** Takes hours over from a file: all of it, or nothing while a line of it is wrong. What is there already stays. */
export async function importHours(app: App, given: HoursImport): Promise<HoursImported> {
  const { submit = false, dryRun = false } = given;
  const parsed = await parsedFrom(app, given);
  const { weeks, faults } = await weeksOf(app, parsed.hours);
  const all = [...parsed.faults, ...faults].toSorted((one, other) => one.line - other.line);
  if (all.length > 0) return { weeks: [], faults: all };
  for (const it of dryRun ? [] : weeks) await keep(app, it, submit);
  return {
    weeks: weeks.map(({ number, name, week, entries }) => ({
      number,
      name,
      week,
      minutes: minutesIn(entries),
    })),
    faults: [],
  };
}

async function parsedFrom(app: App, { text = "", file }: HoursImport): Promise<Parsed> {
  if (file) {
    const asked = { id: Bun.randomUUIDv7(), content: file };
    const { reading } = await askReader(app, { ...asked, reading: null }, { kind: "table" });
    // The reader knows what columns about people are called; those of hours are looked for here.
    const whole = { ...reading, hasHead: false, headRow: 0 };
    const { rows } = await askReader(app, { ...asked, reading: whole }, { kind: "table" });
    return hoursIn(rows);
  }
  return /^\s*[[{]/.test(text) ? parseTimecards(text) : parseTable(text);
}

type Imported = {
  id: string;
  number: string;
  name: string | null;
  week: string;
  entries: TimesheetEntry[];
};

/** The hours by deployment and week, and what keeps some of them from being taken over. */
async function weeksOf(app: App, hours: ParsedHours[]) {
  const ownerOf = await ownersOf(app, hours);
  const faults: ImportFault[] = [];
  const weeks = new Map<string, Imported>();
  for (const line of hours) {
    const { entry } = line;
    const owner = ownerOf(line);
    const week = mondayOf(entry.day);
    const refused = "sentence" in owner ? owner : whyNot(owner, week, entry);
    if (refused || "sentence" in owner) {
      faults.push({ line: line.line, sentence: refused?.sentence ?? "" });
      continue;
    }
    const { id, number, person } = owner;
    const key = `${id} ${week}`;
    const before = weeks.get(key)?.entries ?? [];
    const name = person && `${person.firstName} ${person.lastName}`;
    weeks.set(key, { id, number, name, week, entries: [...before, entry] });
  }
  return { weeks: [...weeks.values()], faults };
}

function whyNot(row: Known, week: string, { day }: TimesheetEntry): Wrong | null {
  if (row.contractType === "permanent") return wrong("A permanent position has no timesheets.");
  if (!daysOf(week, row).includes(day))
    return wrong("The deployment doesn't run on this day of the week.");
  return row.closed.has(week)
    ? wrong("These hours are submitted. Dispute them to change them.")
    : null;
}

/** The same file taken over again changes nothing. */
async function keep(app: App, { id, week, entries }: Imported, submit: boolean): Promise<void> {
  const sheet = await find(app, (await open(app, id, week)).id);
  if (!submit && Bun.deepEquals(sheet.entries, entries)) return;
  const { version, holidays } = sheet;
  await save(app, sheet.id, { version, entries, holidays, submit });
}
