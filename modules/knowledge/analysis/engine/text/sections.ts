import type { Ballot } from "@/modules/knowledge/language";
import type { Words } from "./clean";
import type { Hit, HitsByKind } from "../lexicon/entry";
import { addressesAt, demandsAt } from "./blurb/addressed";
import { endBlurb } from "./blurb/blurb";
import type { Actions } from "./blurb/sentence-kinds";
import { awaitedBelow } from "./awaited";
import { awaits, headlinesIn } from "./headlines";
import { endLabels, type Heading } from "./labels/labels";
import { endOffers } from "./labels/sites";
import { isMark } from "./marks";
import { skipOtherVacancies } from "./vacancies/vacancies";

/** What a mention is worth by where it stands. */
export const sectionWeights: { [section: string]: number } = {
  title: 1.6,
  intro: 1,
  tasks: 1,
  requirements: 1,
  nice: 0.6,
  benefits: 0.1,
  about: 0.1,
  legal: 0.1,
};

const boilerplateBelow = 0.5;
export const isBoilerplate = (section: string) => (sectionWeights[section] ?? 1) < boilerplateBelow;

const asksOf = new Set(["tasks", "requirements"]);

/** A heading may run on for a few words: "Your profile as a technician:". */
const wordsAfterHeading = 3;

/** A text in sentences, and for each word the number of its sentence. */
export type Parted = { sentences: Sentence[]; sentenceOf: Int32Array };

/** The section of every word; a heading rules until the next one. */
export function sectionsOf(words: Words, hits: HitsByKind, parted: Parted & Actions) {
  const { sentences, sentenceOf } = parted;
  const sections = new Array<string>(words.words.length).fill("intro");
  let ruled = 0;
  let section = "intro";
  const headings = headingsIn(words, hits.of("heading"));
  for (const { from, id } of headings) {
    sections.fill(section, ruled, from);
    [ruled, section] = [from, id];
  }
  sections.fill(section, ruled);
  const begins = headings.map(({ from }) => from);
  const skills = hits.of("skill");
  endLabels(sections, headings, { ...parted, words, skills, cues: hits.of("preference") });
  const all = skipOtherVacancies(words, { sections, headings: begins, verbs: parted.verbs });
  endBlurb(words, sections, { ...parted, headings: all, skills });
  endAbout(words, sections, sentences);
  endOffers(sections, { words, sentences, skills });
  const notices = new Set<Sentence>();
  for (const hit of hits.of("sentence")) {
    if (!isNotice(words, hit)) continue;
    const said = sentences.slice(sentenceOf[hit.from] ?? 0);
    for (const it of noticeFrom(words, hit, said)) notices.add(it);
  }
  for (const hit of hits.of("heading")) {
    const sentence = sentences[sentenceOf[hit.from] ?? 0];
    if (sentence && isOffer(words, hit)) offerFrom(hit.from, sentence.to, sections);
  }
  for (const { from, to } of notices) sections.fill("legal", from, to);
  demandAmongOthers(words, sections, sentences);
  return sections;
}

/** What the taxonomy lists as a heading, and lines that say so in words of their own. */
function headingsIn(words: Words, hits: readonly Hit[]): (Heading & { id: string })[] {
  const listed = hits.flatMap((hit) => {
    const isOpened = opensLine(words, hit.from) || standsOut(words, hit);
    const end = isOpened ? endOfHeading(words, hit) : 0;
    return end === 0 ? [] : [{ from: hit.from, id: hit.id, end }];
  });
  const said = headlinesIn(words);
  if (said.length === 0) return listed;
  const known = new Set(listed.map(({ from }) => from));
  const own = said.filter(({ from, id }) => id === awaits || !known.has(from));
  const better = new Set(own.map(({ from }) => from));
  return [...listed.filter(({ from }) => !better.has(from)), ...own]
    .toSorted((a, b) => a.from - b.from)
    .map((it) => ({ ...it, id: it.id === awaits ? awaitedBelow(words, it.from) : it.id }));
}

/** An offer ends with its sentence, or where the next heading stands in it. */
function offerFrom(from: number, end: number, sections: string[]) {
  const section = sections[from];
  for (let at = from; at < end && sections[at] === section; at += 1) sections[at] = "benefits";
}

/** What tells about the company ends where a new line speaks to whoever takes the job, headed or not. */
function endAbout({ words, starts, text }: Words, sections: string[], sentences: Sentence[]) {
  for (const { from } of sentences) {
    const isBegun = sections[from] === "about" && sections[from - 1] === "about";
    if (!isBegun || words[from - 1] !== "\n" || !addressesAt(text, starts[from] ?? 0)) continue;
    for (let at = from; sections[at] === "about"; at += 1) sections[at] = "intro";
  }
}

/** What begins by asking for something asks for it, whatever heading it stands under. */
function demandAmongOthers(words: Words, sections: string[], sentences: Sentence[]) {
  for (const { from, to } of sentences) {
    const section = sections[from] ?? "";
    const isOther = isBoilerplate(section) && sections[to - 1] === section;
    if (isOther && demandsAt(words.text, words.starts[from] ?? 0))
      sections.fill("requirements", from, to);
  }
}

function opensLine({ words, joined }: Words, from: number): boolean {
  const before = words[from - 1];
  return !joined[from] && before !== "," && before !== "(" && isMark(before);
}

/** "… and a car Your profile: …", where a board ran the lines of an ad together: what asks begins anew. */
function standsOut({ words, starts, text }: Words, { id, from, to }: Hit): boolean {
  const first = text[starts[from] ?? 0] ?? "";
  return asksOf.has(id) && words[to] === ":" && first !== first.toLowerCase();
}

/** Where what a heading rules begins, behind its mark or at the end of its line; 0 where it is no heading. */
function endOfHeading({ words, ends, text }: Words, hit: Hit): number {
  const { from, to } = hit;
  const isLineStart = words[from - 1] === undefined || words[from - 1] === "\n";
  const end = ends[to - 1] ?? 0;
  if (text.slice(end, end + 2).includes("?")) return to;
  for (let at = to; at <= to + (isLineStart ? wordsAfterHeading : 0); at += 1) {
    if (words[at] === ":") return at + 1;
    if (words[at] === "\n" || words[at] === undefined)
      return isLineStart && (at === to || mayRunOn(hit)) ? at : 0;
    if (isMark(words[at])) return 0;
  }
  return 0;
}

/** "Contact suppliers" on a line of its own is a task: a single word that ends the demands has to stand alone. */
const mayRunOn = ({ id, alias }: Hit) => asksOf.has(id) || alias.includes(" ");

/**
 * What law has a company say goes on to the end of its line, where each line is a paragraph: what is said next of where
 * the data lie is no workplace. Not past what speaks to somebody, and not in a text that is one line.
 */
function noticeFrom(
  { words, starts, text }: Words,
  { id }: Hit,
  [sentence, ...behind]: Sentence[],
) {
  const found = sentence ? [sentence] : [];
  if (!sentence || id !== "boilerplate" || !words.includes("\n")) return found;
  for (const next of behind) {
    if (words.slice(sentence.to, next.from).includes("\n")) break;
    if (demandsAt(text, starts[next.from] ?? 0)) break;
    found.push(next);
  }
  return found;
}

/** Words like "keywords" open a line that asks for nothing, but stand elsewhere too. */
const isNotice = (words: Words, { id, from, to }: Hit) =>
  id !== "keywords" || (opensLine(words, from) && words.words[to] === ":");

/** "We offer a company car", without a heading: only this sentence is about benefits. */
const isOffer = (words: Words, { id, from, alias }: Hit) =>
  id === "benefits" && alias.includes(" ") && opensLine(words, from);

export type Sentence = { from: number; to: number; language: string | null };

/** Runs of words up to a full stop or the end of a line, each with the language it speaks. */
export function readSentences({ words, known }: Words, ballot: Ballot): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let at = 0; at <= words.length; at += 1) {
    const word = words[at];
    if (word !== undefined && word !== "." && word !== "\n") continue;
    if (at > from) sentences.push({ from, to: at, language: ballot.counted(known, from, at) });
    from = at + 1;
  }
  return sentences;
}

/** The sentence of every word, by its index; marks between sentences belong to the one before. */
export function sentenceIndexes(sentences: Sentence[], length: number): Int32Array {
  const indexes = new Int32Array(length);
  for (let index = 1; index < sentences.length; index += 1) {
    indexes.fill(index, sentences[index]?.from, sentences[index + 1]?.from);
  }
  return indexes;
}
