import { monthOf, monthWord } from "./dates";
import { anyOf, type Cv, type Found, type Line } from "./found";
import words from "./words.json";

const moment = `(?:(?<NM>${monthWord}|\\d{1,2})[\\s./-]{1,2}(?:del? |do )?)?(?<NY>(?:19|20)\\d{2})`;
const present = anyOf(words.now);
/** From one month or year to another, or until now. */
export const period = new RegExp(
  `(?<![\\d])${moment.replaceAll("N", "a")}\\s*(?:[-–—]|tot(?: en met)?|t/m|to|until|bis|à|au|al?|hasta|do|až|até|till|til|–)\\s*(?:${moment.replaceAll("N", "b")}|(?<now>${present}))`,
  "giu",
);
/** Since a month or a year, and still. */
export const since = new RegExp(
  `(?:sinds|since|seit|depuis|desde|dal|od|sedan|siden)\\s+${moment.replaceAll("N", "a")}`,
  "giu",
);
const said =
  /(\d{1,2})\+?\s*(?:jaar|years?|jahren?|ans)(?:['’])?\s+(?:(?:aan|of|d['’]|de|relevante|relevant|professional|werk)\s*)*(?:werk|berufs|technische )?(?:ervaring|experience|erfahrung|expérience)/iu;
const mostMonths = 55 * 12;

type Span = { from: number; to: number; start: number; end: number };

/** Years at work: as the CV says, else as long as its employments together, counting none twice. */
export function yearsIn(cv: Cv): Found[] {
  const stated = said.exec(cv.text);
  if (stated && Number(stated[1]) > 0) {
    const { 0: words, 1: years = "", index } = stated;
    return [{ field: "yearsTotal", value: years, start: index, end: index + words.length }];
  }
  const spans = cv.lines
    .filter(({ section }) => section === "work")
    .flatMap((it) => spansIn(it, cv.now));
  const years = Math.floor(monthsOf(spans) / 12);
  const first = spans.toSorted((a, b) => a.from - b.from)[0];
  if (!first || years < 1 || years > mostMonths / 12) return [];
  return [{ field: "yearsTotal", value: String(years), start: first.start, end: first.end }];
}

export const monthNumber = (year: string, month: string | undefined) =>
  `${year}${month ? `-${String(monthOf(month) ?? 1).padStart(2, "0")}` : ""}`;

function spansIn({ text, start }: Line, now: Date): Span[] {
  const today = now.getUTCFullYear() * 12 + now.getUTCMonth();
  const periods = [...text.matchAll(period)].map((it) => ({
    it,
    isOpen: Boolean(it.groups?.["now"]),
  }));
  const open =
    periods.length > 0 ? [] : [...text.matchAll(since)].map((it) => ({ it, isOpen: true }));
  return [...periods, ...open].flatMap(({ it, isOpen }) => {
    const { aM, aY = "", bM, bY = "" } = it.groups ?? {};
    const from = monthsAt(aY, aM, 0);
    const to = isOpen ? today : monthsAt(bY, bM, bM ? 1 : 0);
    const place = { start: start + it.index, end: start + it.index + it[0].length };
    return to > from && from <= today ? [{ from, to: Math.min(to, today), ...place }] : [];
  });
}

const monthsAt = (year: string, month: string | undefined, more: number) =>
  Number(year) * 12 + (month ? (monthOf(month) ?? 1) - 1 + more : 0);

function monthsOf(spans: Span[]): number {
  let [sum, reached] = [0, 0];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    sum += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return sum;
}
