import { isHalfBound } from "../employments/bounds";
import type { FoundEmployment } from "../employments/found-employment";
import type { Cv, Found } from "../found";
import { isBroken, joinedPeriod, monthsUntil } from ".";

const said =
  /(\d{1,2})\+?\s*(?:jaar|years?|jahren?|ans)(?:['’])?\s+(?:(?:aan|of|d['’]|de|relevante|relevant|professional|werk)\s*)*(?:werk|berufs|technische )?(?:ervaring|experience|erfahrung|expérience)/iu;
const mostYears = 55;

type Span = { from: number; to: number };

/** Years at work: as the CV says, else as long as its employments together, counting none twice. */
export function yearsIn(cv: Cv, employments: readonly FoundEmployment[]): Found[] {
  const counted = Math.floor(monthsOf(employments, cv.now) / 12);
  const stated = said.exec(cv.text);
  if (stated && Number(stated[1]) > 0) {
    const { 0: words, 1: years = "", index } = stated;
    const place = { start: index, end: index + words.length };
    // "5 years of experience with UPS" may be a part of a longer life at work.
    const isCertain = counted <= Number(years) + 2;
    return [{ field: "yearsTotal", value: years, ...place, ...(!isCertain && { isCertain }) }];
  }
  const first = employments.toSorted((a, b) => (a.from < b.from ? -1 : 1))[0];
  if (!first || counted < 1 || counted > mostYears) return [];
  // A period that nobody can read is not among them.
  const work = cv.lines.filter(({ section }) => section === "work");
  const isWhole = !work.some((_, n) => isLost(work.slice(n))) && !isHalfBound(work);
  const place = { start: first.start, end: first.end };
  return [
    {
      field: "yearsTotal",
      value: String(counted),
      ...place,
      ...(!isWhole && { isCertain: false }),
    },
  ];
}

function isLost([line, ...next]: Cv["lines"]): boolean {
  const texts = [line, ...next.slice(0, 2)].map((it) => it?.text ?? "");
  return isBroken(texts[0] ?? "") && joinedPeriod(texts) === null;
}

/** Months of employments together: what overlaps counts once, what lies between not at all. */
export function monthsOf(employments: readonly FoundEmployment[], now: Date): number {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const spans = employments.map(({ from, to }): Span => ({
    from: monthsUntil(from),
    to: Math.min(to === null ? today : monthsUntil(to, true), today),
  }));
  let [sum, reached] = [0, 0];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return sum;
}
