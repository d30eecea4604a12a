import { addDays, isWeekend, minuteMs, wallOf } from "@/src/calendar";
import type { When } from "./draft";
import { momentIn } from "./draft";

/** What is looked at of a day, by the clock of the place. */
export const lookedFrom = "07:00";
export const lookedMinutes = 720;
/** An interview begins within these hours, at a full or a half one. */
const firstStart = 9 * 60;
const lastStart = 17 * 60;
const stepMinutes = 30;

export type Taken = { scheduledAt: string; endsAt: string };

/** The first start of that day, not before what was filled in, at which nobody of them is taken; null where there is none. */
export function freeWall(when: When, taken: readonly Taken[], now: string): string | null {
  const day = when.wall.slice(0, 10);
  if (isWeekend(day)) return null;
  for (let at = firstStart; at <= lastStart; at += stepMinutes) {
    const wall = `${day}T${clockOf(at)}`;
    const start = wall >= when.wall ? momentIn({ ...when, wall }) : null;
    if (start && start > now && isFree(start, Number(when.minutes), taken)) return wall;
  }
  return null;
}

const clockOf = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

function isFree(start: string, minutes: number, taken: readonly Taken[]): boolean {
  const end = new Date(Date.parse(start) + minutes * minuteMs).toISOString();
  return taken.every(({ scheduledAt, endsAt }) => endsAt <= start || scheduledAt >= end);
}

/** The morning of the next day on which people work. */
export function nextMorning({ wall }: When): string {
  let day = addDays(wall.slice(0, 10), 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return `${day}T${clockOf(firstStart)}`;
}

/** How far into the day that is shown, 0 to 1. */
export function placeIn(moment: string, { timezone }: When): number {
  const [hours = 0, minutes = 0] = wallOf(moment, timezone).slice(11).split(":").map(Number);
  return Math.min(1, Math.max(0, (hours * 60 + minutes - firstShown) / lookedMinutes));
}
const firstShown = Number(lookedFrom.slice(0, 2)) * 60;
