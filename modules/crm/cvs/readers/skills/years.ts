import type { FoundEmployment } from "../employments/found-employment";
import type { Cv, Line } from "../found";
import { monthsOf } from "../periods/years";

/** Words around a number that make it years of work, in the languages CVs come in. */
const saidYears =
  /(?<![\d.,/-])(\d{1,2})\+?\s*(?:years?|yrs?|jaar|jahren?|ans|a[ñn]os|anni|lata?|let|[åa]rs?|vuotta|anos)(?!\p{L})/giu;
/** What parts one skill of a line from the next. */
const parts = /[,;|•·\n]|\s[–—-]\s(?=\p{L})/gu;
const mostYears = 55;
/** "Fifteen years in projects with switchgear and planning" is about all of them together. */
const longestPart = 40;

type Place = { start: number; end: number };
/** A CV with the employments that were found in it. */
export type Told = Pick<Cv, "lines" | "now"> & { employments: readonly FoundEmployment[] };

/**
 * For how long somebody has worked with a skill: "5" where the part of the line that names it says so, "~5" where only the
 * dates of the employments under which it is named do, and null where neither does.
 */
export function yearsWith(
  text: string,
  places: readonly Place[],
  { lines, employments, now }: Told,
): string | null {
  const stated = places.flatMap((place) => statedIn(text, place));
  if (stated.length > 0) return String(Math.max(...stated));
  // A list of skills below the last job belongs to none of them.
  const atWork = places.filter(({ start }) => sectionAt(lines, start) === "work");
  const months = monthsOf(
    employments.filter((it, n) => isUnder(atWork, it, employments[n + 1])),
    now,
  );
  const years = Math.floor(months / 12);
  return years >= 1 && years <= mostYears ? `~${years}` : null;
}

/** A number counts only where its part of the line has no second one. */
function statedIn(text: string, { start, end }: Place): number[] {
  const line = text.lastIndexOf("\n", start - 1) + 1;
  const until = text.indexOf("\n", end);
  const borders = [...text.slice(line, until === -1 ? undefined : until).matchAll(parts)];
  const before = borders.findLast((it) => line + it.index < start);
  const after = borders.find((it) => line + it.index >= end);
  const from = before ? line + before.index + before[0].length : line;
  const to = after ? line + after.index : until === -1 ? text.length : until;
  if (to - from > longestPart) return [];
  const numbers = [...text.slice(from, to).matchAll(saidYears)].map(([, years]) => Number(years));
  const [only, ...others] = numbers;
  return only && only <= mostYears && others.length === 0 ? [only] : [];
}

const sectionAt = (lines: readonly Line[], at: number) =>
  lines.findLast(({ start }) => start <= at)?.section;

const isUnder = (places: readonly Place[], { start }: Place, next: Place | undefined) =>
  places.some((place) => place.start >= start && place.start < (next?.start ?? Infinity));
