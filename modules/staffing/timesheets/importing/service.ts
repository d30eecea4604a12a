import { inArray } from "drizzle-orm";
import { askReader } from "@/modules/crm/imports";
import { numberOf } from "@/modules/staffing/deployments";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { mondayOf } from "@/src/calendar";
import { save } from "../deciding";
import { open } from "../expecting";
import type { HoursImport, HoursImported, TimesheetEntry } from "../model";
import { daysOf, isEditable, minutesIn } from "../rules";
import { timesheets } from "../schema";
import { find } from "../service";
import { hoursIn, parseTable } from "./csv";
import type { ImportFault, Parsed, ParsedHours } from "./parsed";
import { parseTimecards } from "./timecard";

/** Takes hours over from a file: all of it, or nothing while a line of it is wrong. What is there already stays. */
export async function importHours(app: App, given: HoursImport): Promise<HoursImported> {
  const { submit = false, dryRun = false } = given;
  const parsed = await parsedFrom(app, given);
  const { weeks, faults } = await weeksOf(app, parsed.hours);
  const all = [...parsed.faults, ...faults].toSorted((one, other) => one.line - other.line);
  if (all.length > 0) return { weeks: [], faults: all };
  for (const it of dryRun ? [] : weeks) await keep(app, it, submit);
  return {
    weeks: weeks.map(({ number, week, entries }) => ({
      number,
      week,
      minutes: minutesIn(entries),
    })),
    faults: [],
  };
}

async function parsedFrom(app: App, { text = "", file }: HoursImport): Promise<Parsed> {
  if (file) {
    const asked = { id: Bun.randomUUIDv7(), reading: null, content: file };
    const { head, rows, reading } = await askReader(app, asked, { kind: "table" });
    return hoursIn({ head, rows, line: (reading.headRow ?? 0) + (reading.headRows ?? 1) + 1 });
  }
  return /^\s*[[{]/.test(text) ? parseTimecards(text) : parseTable(text);
}

type Imported = { id: string; number: string; week: string; entries: TimesheetEntry[] };

/** The hours by deployment and week, and what keeps some of them from being taken over. */
async function weeksOf(app: App, hours: ParsedHours[]) {
  const known = await knownBy(app, hours);
  const faults: ImportFault[] = [];
  const weeks = new Map<string, Imported>();
  for (const { line, number, entry } of hours) {
    const row = known.get(number.toUpperCase());
    const week = mondayOf(entry.day);
    const sentence = row ? whyNot(row, week, entry) : "No deployment has this number.";
    if (sentence || !row) {
      faults.push({ line, sentence: sentence ?? "" });
      continue;
    }
    const key = `${row.id} ${week}`;
    const before = weeks.get(key)?.entries ?? [];
    weeks.set(key, { id: row.id, number, week, entries: [...before, entry] });
  }
  return { weeks: [...weeks.values()], faults };
}

type Known = typeof deployments.$inferSelect & { closed: Set<string> };

function whyNot(row: Known, week: string, { day }: TimesheetEntry): string | null {
  if (row.contractType === "permanent") return "A permanent position has no timesheets.";
  if (!daysOf(week, row).includes(day))
    return "The deployment doesn't run on this day of the week.";
  return row.closed.has(week) ? "These hours are submitted. Dispute them to change them." : null;
}

/** The deployments that a file names, with the weeks of each that may not be typed over. */
async function knownBy(app: App, hours: ParsedHours[]): Promise<Map<string, Known>> {
  const seqs = [...new Set(hours.map(({ number }) => Number(/^D-(\d+)$/i.exec(number)?.[1] ?? 0)))];
  const rows = await app.db.select().from(deployments).where(inArray(deployments.seq, seqs));
  const sheets = await app.db
    .select({ id: timesheets.deploymentId, week: timesheets.week, status: timesheets.status })
    .from(timesheets)
    .where(
      inArray(
        timesheets.deploymentId,
        rows.map(({ id }) => id),
      ),
    );
  return new Map(
    rows.map((row) => {
      const closed = sheets.filter((it) => it.id === row.id && !isEditable(it.status));
      return [numberOf(row.seq), { ...row, closed: new Set(closed.map(({ week }) => week)) }];
    }),
  );
}

/** The same file taken over again changes nothing. */
async function keep(app: App, { id, week, entries }: Imported, submit: boolean): Promise<void> {
  const sheet = await find(app, (await open(app, id, week)).id);
  if (!submit && Bun.deepEquals(sheet.entries, entries)) return;
  const { version, holidays } = sheet;
  await save(app, sheet.id, { version, entries, holidays, submit });
}
