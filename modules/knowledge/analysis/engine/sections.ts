import type { Words } from "./clean";
import { isMark } from "./marks";
import type { Sentence } from "./sentences";
import type { Hit } from "./entry";

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

/** A heading may run on for a few words: "Your profile as a technician:". */
const wordsAfterHeading = 3;

/** The section of every word; a heading rules until the next one. */
export function sectionsOf(
  words: Words,
  hits: Hit[],
  sentences: Sentence[],
  sentenceOf: Int32Array,
) {
  const sections = new Array<string>(words.words.length).fill("intro");
  let ruled = 0;
  let section = "intro";
  for (const hit of hits.filter(({ kind }) => kind === "heading")) {
    if (!opensLine(words, hit.from) || !closesHeading(words, hit)) continue;
    sections.fill(section, ruled, hit.from);
    [ruled, section] = [hit.from, hit.id];
  }
  sections.fill(section, ruled);
  const notices = new Set<Sentence>();
  for (const hit of hits) {
    const sentence = sentences[sentenceOf[hit.from] ?? 0];
    if (!sentence) continue;
    if (hit.kind === "sentence") notices.add(sentence);
    if (isOffer(words, hit)) sections.fill("benefits", hit.from, sentence.to);
  }
  for (const { from, to } of notices) sections.fill("legal", from, to);
  return sections;
}

function opensLine({ words, joined }: Words, from: number): boolean {
  const before = words[from - 1];
  return !joined[from] && before !== "," && before !== "(" && isMark(before);
}

function closesHeading({ words, ends, text }: Words, { from, to }: Hit): boolean {
  const isLineStart = words[from - 1] === undefined || words[from - 1] === "\n";
  const end = ends[to - 1] ?? 0;
  if (text.slice(end, end + 2).includes("?")) return true;
  for (let at = to; at <= to + (isLineStart ? wordsAfterHeading : 0); at += 1) {
    if (words[at] === ":") return true;
    if (words[at] === "\n" || words[at] === undefined) return isLineStart;
    if (isMark(words[at])) return false;
  }
  return false;
}

/** "We offer a company car", without a heading: only this sentence is about benefits. */
const isOffer = (words: Words, { kind, id, from, alias }: Hit) =>
  kind === "heading" && id === "benefits" && alias.includes(" ") && opensLine(words, from);
