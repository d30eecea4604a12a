import type { Cv, Line } from "../found";
import { datesIn } from "../periods/dates";
import { type Days, daysAlone, labelledDay } from "./days";

/** A column of days may stand before the names of certificates, and a narrow one above or below them. */
export function daysBeside({ lines, now }: Pick<Cv, "lines" | "now">, start: number, end: number) {
  const filled = lines.filter(({ text, section }) => text.trim() && section === "certificates");
  const at = filled.findLastIndex((line) => line.start <= start);
  const line = filled[at];
  if (!line || line.start + line.text.length < start) return null;
  const before = dayBefore(line, start, now);
  if (before) return before;
  const isShared = /[,;]/.test(line.text.slice(end - line.start));
  const labelled = isShared ? null : labelledBeside(filled, at, now);
  if (labelled) return labelled;
  // Another day on its own line is told by what stands there.
  if (datesIn(line.text).length > 0 || isShared) return null;
  return besideLine(filled, at, now);
}

/** The days before a name, or in the first cell of its row. */
const dayBefore = (line: Line, start: number, now: Date) =>
  daysAlone(line.text.slice(0, start - line.start).split("|")[0] ?? "", now, true);

/** "15.01.2024 | VCA (until 14.01.2034)": the day of another column before that of the end is the one of the issue. */
export function issuedBefore(
  { lines, now }: Pick<Cv, "lines" | "now">,
  start: number,
  end: string,
) {
  const line = lines.findLast((it) => it.start <= start);
  const day = line && dayBefore(line, start, now)?.issued;
  return day && day < end ? day : null;
}

/** Below a name each of its days may have a line of its own, with the word for it; above it where the part begins so. */
function labelledBeside(filled: readonly Line[], at: number, now: Date): Days | null {
  const isAbove = labelledDay(filled[1]?.text ?? "", now) !== null;
  const near = isAbove ? filled.slice(0, at).toReversed() : filled.slice(at + 1);
  const told = near.slice(0, 2).map(({ text }) => labelledDay(text, now));
  const days = told.slice(0, told[0] ? 2 : 0).filter((it) => it !== null);
  const said = (which: keyof Days) => days.find((it) => it[which])?.[which] ?? null;
  return days.length > 0 ? { issued: said("issued"), ends: said("ends") } : null;
}

function besideLine(filled: readonly Line[], at: number, now: Date): Days | null {
  const isAbove = isFirst(filled, now);
  const line = filled[isAbove ? at - 1 : at + 1];
  return line ? daysAlone(line.text, now, isAbove) : null;
}

/** Whether the part begins with days, which then stand above each certificate. */
const isFirst = (filled: readonly Line[], now: Date) =>
  daysAlone(filled.find(({ text }) => /\d/.test(text))?.text ?? "", now, true) !== null &&
  daysAlone(filled[1]?.text ?? "", now, true) !== null;
