import { utcDay } from "@/src/calendar";
import type { Cv, Line } from "../found";
import { datesIn } from "../periods/dates";
import { endsIn } from "./days";

/** How far a name and the words about it may go on before its day. */
const reach = 60;

/** The parts of a CV that list papers, also beside courses and schools. */
const isListed = ({ section }: Line) => section === "certificates" || section === "education";

/** Whether a CV says in words until when its papers hold: a day without such a word is not the last one there. */
export const saysEnds = ({ lines }: Pick<Cv, "lines">): boolean =>
  lines.some((line) => isListed(line) && endsIn(line.text));

/** The day of the issue that stands behind a name, on its line or where that goes on, and that no word explains. */
export function bareIssue({ lines, now }: Cv, start: number, behind: string): string | null {
  const filled = lines.filter(({ text }) => text.trim());
  const at = filled.findLastIndex((line) => line.start <= start);
  const [line, below] = filled.slice(at, at + 2);
  if (!line || !isListed(line)) return null;
  const isBroken = /[,–-]\s*$/.test(line.text) || /^\s*\(/.test(below?.text ?? "");
  return bareDay(behind, now) ?? (isBroken && below ? bareDay(`(${below.text}`, now, 1) : null);
}

function bareDay(behind: string, now: Date, within = reach): string | null {
  const [day, ...others] = datesIn(behind).filter(({ first }) => first);
  if (!day?.first || others.length > 0 || day.last > utcDay(now)) return null;
  const before = behind.slice(0, day.start);
  // A day behind a sentence or another day is none of this paper.
  const isApart = /[.;]\s+\p{Lu}|\d{4}/u.test(before);
  return isApart || before.replaceAll(/[\s(]/g, "").length >= within ? null : day.first;
}
