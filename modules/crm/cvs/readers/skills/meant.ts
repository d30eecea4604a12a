import { headingOf } from "../found";
import type { Told } from "./years";

type Span = { start: number; end: number };

/** A name may stand this far from the line that holds its period. */
const reach = 200;

/** What an ad asks for by these words a CV does not claim by them: a program, a paper, what papers are called. */
const others = /^(?:(?:ms|microsoft)[ -]project|ipaf|mewps?|tickets?)$/i;

/** What kind of house somebody works in, or the one trade that all its people have, its name may say. */
const houses = new Set(["colocation", "hyperscale", "hvac"]);

/** Where a skill is named as one: neither in a heading nor in the name of who employed somebody, nor by another's word. */
export function meant<Place extends Span>(
  { id, spans: places }: { id: string; spans: readonly Place[] },
  { text, lines, employments }: Told & { text: string },
): Place[] {
  const names = employments.flatMap(({ employer, start, end }): Span[] => {
    const from = Math.max(0, start - reach);
    const at = employer ? text.slice(from, end + reach).indexOf(employer) : -1;
    return at === -1 ? [] : [{ start: from + at, end: from + at + (employer?.length ?? 0) }];
  });
  const isNamed = (place: Span) =>
    !houses.has(id) && names.some(({ start, end }) => start <= place.start && place.end <= end);
  const isHeading = ({ start }: Span) =>
    headingOf(lines.findLast((line) => line.start <= start)?.text ?? "") !== null;
  const isOther = ({ start, end }: Span) => others.test(text.slice(start, end));
  return places.filter((place) => !isNamed(place) && !isHeading(place) && !isOther(place));
}
