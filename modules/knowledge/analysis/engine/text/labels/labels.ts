import type { Hit } from "../../lexicon/entry";
import { type Actions, kindOf, type Range } from "../blurb/sentence-kinds";
import { isListed } from "../blurb/lines";
import { holds } from "../blurb/signs";
import type { Words } from "../clean";

/** A heading: its first word, and the word behind its colon or at the end of its line. */
export type Heading = { from: number; end: number };

type Sentence = Range & { language: string | null };
type Told = Actions & {
  words: Words;
  sentences: Sentence[];
  skills: readonly Hit[];
  /** What says how much something is asked for. */
  cues: readonly Hit[];
};
/** With the words at which actions begin. */
type Read = Told & { begun: ReadonlySet<number> };
/** What a heading rules, up to the next one, and whether no job stands above. */
type Label = Heading & { to: number; section: string; isOnTop: boolean };

const asking = new Set(["tasks", "requirements", "nice"]);
/** With text on their line these rule no more than their paragraph. */
const paragraphs = new Set(["legal", "nice"]);

/**
 * "Privacy: we keep your letter for a year." is a label of its own paragraph and no heading of all that follows: behind it
 * the text is again what it was before. Where a job stands above, only what tells what to do is the job again.
 */
export function endLabels(sections: string[], headings: readonly Heading[], told: Told): void {
  const asked = headings.findIndex(({ from }) => asking.has(sections[from] ?? ""));
  const read = { ...told, begun: new Set(told.verbs.map(({ from }) => from)) };
  let above = "intro";
  for (const [at, heading] of headings.entries()) {
    const section = sections[heading.from] ?? "";
    const isFirst = asked === -1 || asked >= at;
    const isOnLine = isInline(heading, told.words);
    const ends = endsOf(section, isFirst, isOnLine);
    const to = headings[at + 1]?.from ?? sections.length;
    const isOnTop = ends !== undefined && isFirst && !isWorkAbove(heading.from, sections, read);
    const end = ends && endOf({ ...heading, to, section, isOnTop }, ends, read);
    if (end !== undefined) sections.fill(behind(section, above), end, to);
    if (!(isOnLine && paragraphs.has(section))) above = section;
  }
}

const isInline = ({ end }: Heading, { words }: Words): boolean =>
  words[end] !== "\n" && words[end] !== undefined;

function endsOf(section: string, isFirst: boolean, isOnLine: boolean): Ends | undefined {
  if (!isOnLine) return section === "legal" && isFirst ? endsHeaded : undefined;
  return section === "benefits" && !isFirst ? undefined : inlineEnds[section];
}

/** Behind a notice there is what is asked, or a job; a wish in a list of wishes or benefits leaves it what it is. */
const behind = (section: string, above: string): string =>
  section === "nice" || above === "tasks" || above === "requirements" ? above : "intro";

const isWorkAbove = (from: number, sections: string[], read: Read): boolean =>
  read.sentences.some(
    (it) => it.to <= from && sections[it.from] === "intro" && tellsWork(it, read),
  );

/** Where the first sentence begins, behind its own, that a label rules no more. */
function endOf(label: Label, ends: Ends, read: Read): number | undefined {
  const [, ...below] = read.sentences.filter((it) => it.to > label.end && it.from < label.to);
  return below.find((it) => ends(it, label, read))?.from;
}

type Ends = (sentence: Sentence, label: Label, read: Read) => boolean;

/** What ends a label with its text on its line. */
const inlineEnds: { [section: string]: Ends | undefined } = {
  legal: (it, { isOnTop }, read) => {
    const gap = gapBefore(it, read);
    if (!isOnTop) return gap === "paragraph" && tellsWork(it, read);
    return gap === "paragraph" || namesPlant(it, read);
  },
  benefits: (it, { isOnTop }, read) => isOnTop && tellsWork(it, read),
  nice: (it, label, read) => !isWish(it, read) && isAsked(it, label, read),
};

/** Below a heading of the law on its own line the job begins with a line that tells what to do, or a paragraph of plant. */
const endsHeaded: Ends = (it, { isOnTop }, read) => {
  const gap = isOnTop ? gapBefore(it, read) : "none";
  return gap !== "none" && (gap === "paragraph" ? namesPlant(it, read) : tellsWork(it, read));
};

/** What parts a sentence from the one before: an empty line, or any line where a text has no empty ones. */
function gapBefore(
  { from }: Sentence,
  { words: { words, text } }: Read,
): "paragraph" | "line" | "none" {
  let [at, lines] = [from - 1, 0];
  for (; words[at] === "\n" || words[at] === "-"; at -= 1) lines += words[at] === "\n" ? 1 : 0;
  if (lines === 0) return "none";
  return lines > 1 || !/\n\s*\n/.test(text) ? "paragraph" : "line";
}

/** Whether a sentence names a skill and tells what to do with it. */
const tellsWork = (it: Sentence, { words, skills, begun, language }: Read): boolean =>
  holds(skills, it) && kindOf(words, it, { begun, language: it.language ?? language }) === "work";

/** Whether a sentence names more than where the work is, and does not tell of the company. */
const namesPlant = (it: Sentence, { words, skills, begun, language }: Read): boolean =>
  holds(skills.filter(isNoPlace), it) &&
  kindOf(words, it, { begun, language: it.language ?? language }) !== "told";

const isNoPlace = ({ layer }: Hit) => layer !== "workplace";

const isWish = (it: Sentence, { cues }: Read): boolean =>
  holds(
    cues.filter(({ id }) => id === "preferred"),
    it,
  );

/** Whether a sentence behind what is wished for demands something, tells what to do, or is no point of the wish's list. */
function isAsked(it: Sentence, label: Label, read: Read): boolean {
  const { words, skills, cues, begun } = read;
  if (holds(cues, it)) return true;
  const gap = gapBefore(it, read);
  if (gap !== "none" && isListed(words, it.from)) return isListed(words, label.from);
  if (gap === "paragraph") return true;
  const judged = { begun, language: it.language ?? read.language, isNamed: true };
  return holds(skills, it) && kindOf(words, it, judged) === "work";
}
