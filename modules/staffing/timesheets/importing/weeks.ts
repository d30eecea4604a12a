import type { App } from "@/src/app";
import { mondayOf } from "@/src/calendar";
import { refused } from "../deciding/refusing";
import { daysOf } from "../rules";
import type { ImportFault, Parsed, ParsedFile, Wrong } from "./parsed";
import { wrong } from "./parsed";
import { type Known, ownersOf } from "./whose";

/** What a file has of one deployment in one week. */
export type TakenWeek<Item> = {
  id: string;
  number: string;
  name: string | null;
  zone: string | null;
  week: string;
  lines: Parsed<Item>[];
};

/** The lines of a file by deployment and week, and what keeps some of them from being taken over. */
export async function weeksOf<Item>(
  app: App,
  { parsed, faults: before }: ParsedFile<Item>,
): Promise<{ weeks: TakenWeek<Item>[]; faults: ImportFault[] }> {
  const ownerOf = await ownersOf(app, parsed);
  const faults = [...before];
  const weeks = new Map<string, TakenWeek<Item>>();
  for (const it of parsed) {
    const owner = ownerOf(it);
    const week = mondayOf(it.day);
    const refused = "sentence" in owner ? owner : whyNot(owner, week, it.day);
    if (refused || "sentence" in owner) {
      faults.push({ line: it.line, sentence: refused?.sentence ?? "" });
      continue;
    }
    const { id, number, person, zone } = owner;
    const key = `${id} ${week}`;
    const name = person && `${person.firstName} ${person.lastName}`;
    const lines = [...(weeks.get(key)?.lines ?? []), it];
    weeks.set(key, { id, number, name, zone, week, lines });
  }
  return { weeks: [...weeks.values()], faults: inOrder(faults) };
}

export const inOrder = (faults: ImportFault[]): ImportFault[] =>
  faults.toSorted((one, other) => one.line - other.line);

function whyNot(row: Known, week: string, day: string): Wrong | null {
  if (row.contractType === "permanent") return wrong("A permanent position has no timesheets.");
  if (!daysOf(week, row).includes(day))
    return wrong("The deployment doesn't run on this day of the week.");
  const closed = row.closed.get(week);
  return closed ? wrong(refused(closed, "open").message) : null;
}
