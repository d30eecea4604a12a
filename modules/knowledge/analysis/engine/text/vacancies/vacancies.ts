import type { Words } from "../clean";
import { type Line, linesOf } from "../blurb/lines";
import { vacanciesBelow } from "./headings";
import { leadAt } from "./leads";
import { skipRunInVacancies } from "./run-in";
import { isBelowTitle, isTitle } from "./titles";

/** Where headings that are read begin, the sections they rule, and where an action is named. */
type Headed = {
  sections: string[];
  headings: readonly number[];
  verbs: readonly { from: number }[];
};
type Read = Headed & { words: Words; lines: Line[]; begun: ReadonlySet<number>; asked: number };

const asking = new Set(["tasks", "requirements"]);
const headUpTo = 6;
const listedLineUpTo = 12;
/** Titles that make a list where a line leads to them, and where none does. */
const enough = { headed: 2, alone: 3 };
/** Lines between two titles of a list and behind the last: company, place, day. */
const mostBetween = 3;

/**
 * Titles of other vacancies ask for nothing. They are told by what stands above them and, behind tasks or requirements, by
 * their form: lines that are titles and nothing else, with their places between. Behind a job that is told the list goes on
 * to the next heading; above one, and where it may be of all openings, as far as its short lines. Answers where headings
 * stand, those of the lists among them.
 */
export function skipOtherVacancies(words: Words, headed: Headed): number[] {
  const lines = linesOf(words, 0, words.words.length);
  const begun = new Set(headed.verbs.map(({ from }) => from));
  const asked = headed.sections.findIndex((it) => asking.has(it));
  const read = { ...headed, words, lines, begun, asked };
  const begins: number[] = [];
  for (const [at, line] of lines.entries()) {
    const isTold = asked !== -1 && line.from > asked;
    const below = isLead(at, read) ? "others" : vacanciesBelow(headOf(words, line));
    const isHeaded = below === "others" || (below === "all" && isTold);
    const isRest = isTold && below === "others";
    const end = isHeaded ? endOfHeaded(at, isRest, read) : isTold && endOfTitles(at, read);
    if (!end) continue;
    headed.sections.fill("legal", line.from, end);
    begins.push(line.from);
  }
  const all = [...headed.headings, ...begins].toSorted((a, b) => a - b);
  skipRunInVacancies(words, headed.sections, { headings: all, begun });
  return all;
}

/** Whether a line is what leads to other vacancies and nothing else, one of a single word above a title. */
function isLead(at: number, { words, lines, begun }: Read): boolean {
  const [line, next] = [lines[at], lines[at + 1]];
  const lead = line ? leadAt(words, line.from) : 0;
  if (!line || lead === 0 || line.to - line.from - (line.isLeading ? 1 : 0) !== lead) return false;
  return lead > 1 || (next !== undefined && isTitles(words, next, begun));
}

/** Whether a line holds titles of vacancies alone, between semicolons. */
function isTitles(words: Words, { from, to, ...line }: Line, begun: ReadonlySet<number>): boolean {
  for (let at = from, begin = from; at <= to; at += 1) {
    if (at < to && words.words[at] !== ";") continue;
    if (at > begin && !isTitle(words, { ...line, from: begin, to: at }, begun)) return false;
    begin = at + 1;
  }
  return true;
}

/** A line up to its colon, folded; a longer one stands above nothing. */
function headOf({ words }: Words, { from, to }: Line): string {
  let end = from;
  while (end < to && end - from <= listedLineUpTo && words[end] !== ":") end += 1;
  return end - from > listedLineUpTo ? "" : words.slice(from, end).join(" ");
}

function endOfHeaded(at: number, isRest: boolean, { lines, headings, words, begun }: Read): number {
  const from = lines[at]?.from ?? 0;
  const next = headings.find((it) => it > from) ?? words.words.length;
  if (isRest) return next;
  let end = lines[at]?.to ?? from;
  for (const line of lines.slice(at + 1)) {
    const isShort = line.to - line.from <= listedLineUpTo && words.words[line.to - 1] !== ".";
    if ((!isShort && !isTitles(words, line, begun)) || line.isLeading || line.from >= next) break;
    end = line.to;
  }
  return end;
}

/** Where a run of titles ends that begins here, with the line that leads to it; undefined where none does. */
function endOfTitles(at: number, read: Read): number | undefined {
  const { lines, headings, sections, words, begun } = read;
  const [line, next] = [lines[at], lines[at + 1]];
  if (!line?.isSpaced || !asking.has(sections[line.from] ?? "")) return undefined;
  const isHead = !isTitle(words, line, begun);
  if (isHead && (!isHeadLine(words, line) || !next || !isTitle(words, next, begun)))
    return undefined;
  if (headings.includes(line.from) || isRuled(at, read)) return undefined;
  const { titles, end } = runOf(isHead ? at + 1 : at, read);
  return titles >= (isHead ? enough.headed : enough.alone) ? end : undefined;
}

const isHeadLine = ({ words }: Words, { from, to }: Line): boolean =>
  to - from <= headUpTo && words[to - 1] !== ".";

/** Whether a line stands right below a heading that is read, which tells what it is. */
const isRuled = (at: number, { lines, headings }: Read): boolean =>
  headings.some((it) => it === lines[at - 1]?.from);

function runOf(first: number, { lines, words, begun, headings }: Read) {
  let [titles, end, between] = [0, 0, 0];
  for (const line of lines.slice(first)) {
    if (headings.includes(line.from)) break;
    if (isTitle(words, line, begun)) {
      [titles, end, between] = [titles + 1, line.to, 0];
    } else {
      between += 1;
      if (between > mostBetween || !isBelowTitle(words, line)) break;
      if (!line.isSpaced) end = line.to;
    }
  }
  return { titles, end };
}
