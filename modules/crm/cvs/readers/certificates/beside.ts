import type { Cv, Line } from "../found";
import { datesIn } from "../periods/dates";
import { type Days, daysAlone } from "./days";

/** A column of days may stand before the names of papers, and a narrow one above or below them. */
export function daysBeside({ lines, now }: Pick<Cv, "lines" | "now">, start: number, end: number) {
  const filled = lines.filter(({ text, section }) => text.trim() && section === "certificates");
  const at = filled.findLastIndex((line) => line.start <= start);
  const line = filled[at];
  if (!line || line.start + line.text.length < start) return null;
  const before = daysAlone(line.text.slice(0, start - line.start), now, true);
  if (before) return before;
  // Another day on its own line is told by what stands there.
  if (datesIn(line.text).length > 0 || /[,;]/.test(line.text.slice(end - line.start))) return null;
  return besideLine(filled, at, now);
}

function besideLine(filled: readonly Line[], at: number, now: Date): Days | null {
  const isAbove = isFirst(filled, now);
  const line = filled[isAbove ? at - 1 : at + 1];
  return line ? daysAlone(line.text, now, isAbove) : null;
}

/** Whether the part begins with days, which then stand above each paper. */
const isFirst = (filled: readonly Line[], now: Date) =>
  daysAlone(filled.find(({ text }) => /\d/.test(text))?.text ?? "", now, true) !== null &&
  daysAlone(filled[1]?.text ?? "", now, true) !== null;
