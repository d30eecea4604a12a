import { plainly } from "@/modules/knowledge/cv-headings";
import { anyOf, type Line } from "../found";
import { periodsIn } from "../periods";
import { dateAt } from "../periods/dates";
import words from "../words.json";

const labelOf = (names: readonly string[]) => `(?:${anyOf(names)})(?:\\s*\\([^)]*\\))?\\s*[|:]\\s*`;
const before = "^[^\\p{L}\\d]*";
const begins = new RegExp(before + labelOf(words.inWork.begins), "iu");
const ends = new RegExp(before + labelOf(words.inWork.ends), "iu");
const bothEnds = new RegExp(
  `${before}${labelOf(words.inWork.begins)}(.+?)[\\s|,;–-]+(?<!\\p{L})${labelOf(words.inWork.ends)}(.+)$`,
  "iu",
);

/** Forms give the two ends of a period a label each, on two lines or on one: "Start date: 03/2019" over "End date: now". */
export function withBounds(lines: readonly Line[]): Line[] {
  const told: Line[] = [];
  for (let n = 0; n < lines.length; n += 1) {
    const line = lines[n] as Line;
    const next = lines[n + 1];
    const own = onOneLine(line.text);
    const period = own ?? (next ? overLines(line.text, next.text) : null);
    told.push(period ? { ...line, text: period } : line);
    if (period && !own) n += 1;
  }
  return told;
}

const onOneLine = (text: string): string | null => {
  const [, from = "", to = ""] = bothEnds.exec(text) ?? [];
  return asPeriod(from, to);
};

/** Either end may stand first. */
const overLines = (one: string, two: string): string | null =>
  asPeriod(behind(begins, one), behind(ends, two)) ??
  asPeriod(behind(begins, two), behind(ends, one));

const behind = (label: RegExp, text: string): string => {
  const said = label.exec(plainly(text))?.[0];
  return said === undefined ? "" : text.slice(said.length).trim();
};

/** What both labels say, where it is a period and at most tells how it goes on: "currently working here". */
function asPeriod(from: string, to: string): string | null {
  const text = `${from} – ${to}`;
  const [period] = from && to ? periodsIn(text) : [];
  const rest = text.slice(period?.end ?? 0);
  const isWhole = rest === "" || (period?.to === null && /^[\s,(]*\p{L}[^\d|]*$/u.test(rest));
  return period?.start === 0 && isWhole ? text.slice(0, period.end) : null;
}

/** Whether a form says when something began and nothing that can be read of its end. */
export const isHalfBound = (lines: readonly Line[]): boolean =>
  withBounds(lines).some(({ text }) => dateAt(behind(begins, text)) !== null);
