import type { Words } from "../clean";
import { addressesAt } from "./addressed";
import { headingUpTo, holds, isJob, placesIn, startOf, type Untold } from "./signs";
import { leadToTasks } from "./lead";
import { placesAt } from "./places";
import { type Line, linesOf, paragraphsOf } from "./lines";
import { type Kind, isOurs, kindsOf, type Range } from "./sentence-kinds";

type Told = Untold & { kinds: Kind[] };
/** With the words at which its headings stand. */
type Headed = Omit<Untold, "words"> & { headings: readonly number[] };

const looked = 4;

/**
 * A heading rules as far as its kind of text goes: what is headed as telling of the company is the paragraph below it, and
 * those behind that tell of it, too. Where an ad has no heading for its tasks, the first that speaks of a job or names
 * actions is read as if nothing were headed, and so is all that follows. What is offered ends where actions follow.
 */
export function endBlurb(words: Words, sections: string[], read: Headed): void {
  if (!sections.includes("about") && !sections.includes("benefits")) return;
  if (sections.includes("tasks")) return leadToTasks(sections, { ...read, words });
  const told = { ...read, words, kinds: kindsOf(words, read) };
  for (const { section, from, to } of runsOf(sections, read.headings)) {
    if (isAtEnd(sections, from, told)) continue;
    const lines = linesOf(words, from, to);
    const begin = section === "about" ? jobFrom(lines, told) : workFrom(lines, told);
    if (begin === undefined) continue;
    if (worksBefore(sections, from, told) > (section === "about" ? worksIn(begin, to, told) : 0))
      continue;
    sections.fill("intro", begin, to);
    return;
  }
}

const blurbs = ["about", "benefits"];
/** What each heading of a company or of an offer rules, the company's first; another heading of its kind begins anew. */
function runsOf(sections: string[], headings: readonly number[]) {
  const runs = headings.map((from, at) => ({
    from,
    to: headings[at + 1] ?? sections.length,
    section: sections[from] ?? "",
  }));
  return blurbs.flatMap((name) => runs.filter(({ section }) => section === name));
}

const closing = new Set(["requirements", "nice"]);
/** A line of key words on top of an ad asks for something as well. */
const enoughAsked = 3;
/** Behind a list of what is asked for a company tells of itself at the end of its ad, and no job stands below. */
const isAtEnd = (sections: string[], begin: number, { sentences }: Told): boolean =>
  sentences.filter(({ from }) => from < begin && closing.has(sections[from] ?? "")).length >=
  enoughAsked;

/**
 * How much work stands above, outside all headings: where that is more than below the company's, the company stands behind
 * the job. A notice about cookies speaks to the reader as well, but names nothing of a trade.
 */
const worksBefore = (sections: string[], end: number, { sentences, kinds, skills }: Told) =>
  sentences.filter(
    (it, at) =>
      it.from < end && kinds[at] === "work" && sections[it.from] === "intro" && holds(skills, it),
  ).length;

const worksIn = (begin: number, end: number, { sentences, kinds }: Told): number =>
  sentences.filter(({ from, to }, at) => kinds[at] === "work" && to > begin && from < end).length;

/** Where the first paragraph behind the company's begins that is of the job, with the one before it where that names the place. */
function jobFrom(lines: Line[], told: Told): number | undefined {
  if (isListOfOurs(lines, told)) return undefined;
  const paragraphs = paragraphsOf(lines);
  const first = startOf(paragraphs);
  for (let at = first; at < paragraphs.length; at += 1) {
    const [own, before] = [paragraphs[at] ?? [], paragraphs[at - 1]];
    const lead = before?.at(-1);
    const begin = lead?.isLeading && isLedByUs(lead, told) ? undefined : jobIn(own, told);
    if (begin === undefined) continue;
    const isPlace =
      at > first && before && begin === own[0]?.from && placesIn(before, told).length > 0;
    return isPlace ? before[0]?.from : begin;
  }
  return undefined;
}

/** Where the job begins in a paragraph: with all of it, where a line speaks to somebody, or with a list in it. */
function jobIn(lines: Line[], told: Told): number | undefined {
  const [first] = lines;
  const whole = { from: first?.from ?? 0, to: lines.at(-1)?.to ?? 0 };
  if (!first || isJob(whole, told) || isHeaded(lines, told)) return first?.from;
  if (lines.some((line) => line.isLeading && isLedByUs(line, told))) return undefined;
  if (first.isSpaced && (isWork({ ...first, to: whole.to }, told) || isOfNobody(whole, told)))
    return first.from;
  const list = lines.find((line, at) => {
    const isBegun = line.isListed && !lines[at - 1]?.isListed && !lines[at - 1]?.isLeading;
    if (speaksToYou(line, told)) return true;
    return (isBegun && isWork({ ...line, to: whole.to }, told)) || isProse(line, told);
  });
  return list?.from;
}

/** Whether a line speaks to whoever takes the job, or says first where that is and names something of a trade. */
function speaksToYou({ from, to }: Line, { words, skills }: Told): boolean {
  const start = words.starts[from] ?? 0;
  if (addressesAt(words.text, start)) return true;
  return placesAt(words.text, start) && holds(skills, { from, to });
}

/** Whether what names something of a trade is told by "we" or of the company in less than half of its sentences. */
function isOfNobody(range: Range, { sentences, kinds, skills }: Told): boolean {
  const own = kinds.filter((_, at) => {
    const { from = 0, to = 0 } = sentences[at] ?? {};
    return from >= range.from && to <= range.to;
  });
  return own.filter((kind) => kind === "told").length * 2 < own.length && holds(skills, range);
}

/** "Nos métiers :" leads a list of what the company does. */
const isListOfOurs = ([head, next]: Line[], told: Told): boolean =>
  head !== undefined && head.isLeading && next?.isListed === true && isLedByUs(head, told);

/** Whether the sentence that a list follows is said by "us". */
function isLedByUs({ to }: Line, { words, sentences }: Told): boolean {
  const sentence = sentences.findLast(({ from }) => from < to);
  return sentence !== undefined && isOurs(words, sentence);
}

/** Whether a short line that is no sentence stands above what names something of a trade, and neither is told by the company. */
function isHeaded([head, next, ...rest]: Line[], { words, sentences, kinds, skills }: Told) {
  if (!head || !next || head.isListed || head.isLeading) return false;
  if (head.to - head.from > headingUpTo || words.words[head.to - 1] === ".") return false;
  const to = rest.at(-1)?.to ?? next.to;
  const isTold = sentences.some(
    (it, at) => it.from >= head.from && it.to <= to && kinds[at] === "told",
  );
  return !isTold && holds(skills, { from: next.from, to });
}

/** The word with which the first line opens that is of another kind than the offer above. */
function workFrom(lines: Line[], told: Told): number | undefined {
  const first = lines[0] && lines[0].to - lines[0].from > headingUpTo ? 1 : 2;
  return lines.find((line, at) => {
    const before = lines[at - 1];
    if (at < first || before?.isLeading || !line.isSpaced) return false;
    return isWork({ ...line, to: Infinity }, told);
  })?.from;
}

/** Whether half of the sentences that begin here name an action, of a list one, and none tells of the company. */
function isWork({ from, to, isListed }: Line, { sentences, kinds }: Told): boolean {
  const begin = sentences.findIndex((it) => it.to > from);
  if (begin === -1) return false;
  const own = sentences.slice(begin, begin + looked).filter((it) => it.from < to).length;
  const next = kinds.slice(begin, begin + Math.max(own, 1));
  const works = next.filter((kind) => kind === "work").length;
  return !next.includes("told") && works * (isListed ? looked : 2) >= next.length && works > 0;
}

const enoughOfProse = 2;

/** Whether a line of several sentences names actions, most of them, and none tells of the company. */
function isProse({ from, to }: Range, { sentences, kinds }: Told): boolean {
  const own = kinds.filter((_, at) => {
    const sentence = sentences[at];
    return sentence !== undefined && sentence.from >= from && sentence.to <= to;
  });
  const works = own.filter((kind) => kind === "work").length;
  return !own.includes("told") && works >= enoughOfProse && works * 2 > own.length;
}
