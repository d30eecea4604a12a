import words from "./language-words.json";
import type { Cv, Found, Line } from "./found";

type Mark = { at: number; end: number; code: string };

const edges = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, "giu");
const languages = Object.entries(words.languages).map(([code, names]) => ({
  code,
  pattern: edges(names),
}));
// The longest first, so that "sehr gut" is not read as "gut".
const levels = Object.entries(words.levels)
  .flatMap(([level, names]) => names.split("|").map((name) => ({ level, name })))
  .toSorted((a, b) => b.name.length - a.name.length)
  .map(({ level, name }) => ({ level, pattern: edges(name) }));
const stated = /(?<![\p{L}\d])([ABC][12])(?![\p{L}\d])/u;
const announced =
  /^[\s\p{P}]*(?:talen(?:kennis)?|languages?|sprachen|sprachkenntnisse|langues?)\s*[:–-]/iu;

/** Languages a person speaks, each with the level that is said of it; without one where none is. */
export function languagesIn({ lines }: Cv): Found[] {
  const found = lines.filter(isAboutLanguages).flatMap(spokenIn);
  return found.filter((it, n) => found.findIndex(({ value }) => value === it.value) === n);
}

/** Lines of that section, and others that name a language with a level. */
function isAboutLanguages({ text, section }: Line): boolean {
  if (section === "languages" || announced.test(text)) return text.length < 200;
  if (section === "work" || section === "education") return false;
  return marksIn(text).length > 0 && text.length < 160 && levelIn(text) !== null;
}

function spokenIn({ text, start }: Line): Found[] {
  const marks = marksIn(text);
  // "Fluent English, basic German" says the level first; most say it behind.
  const isFirst = levelIn(text.slice(0, marks[0]?.at ?? 0)) !== null;
  return marks.map((mark, n) => {
    const behind = text.slice(mark.end, marks[n + 1]?.at ?? text.length);
    const before = text.slice(marks[n - 1]?.end ?? 0, mark.at);
    return {
      field: "language",
      value: mark.code,
      detail: isFirst ? (levelIn(before) ?? shared(text, marks, n)) : levelIn(ownPart(behind)),
      start: start + mark.at,
      end: start + mark.end,
    };
  });
}

/** "Fluent in Dutch and English": what is said before the first holds for the next as well. */
function shared(text: string, marks: Mark[], n: number): string | null {
  const [first] = marks;
  const between = text.slice(marks[n - 1]?.end ?? 0, marks[n]?.at ?? 0);
  const isJoined = n > 0 && /^\s*(?:and|en|und|et|,|&|\/)\s*$/i.test(between);
  return isJoined && first ? levelIn(text.slice(0, first.at)) : null;
}

/** What another sentence or a bar says is about something else. */
const ownPart = (behind: string) => behind.split(/[.;|•]/)[0] ?? "";

const marksIn = (text: string): Mark[] =>
  languages
    .flatMap(({ code, pattern }) =>
      [...text.matchAll(pattern)].map(({ 0: name, index }) => ({
        at: index,
        end: index + name.length,
        code,
      })),
    )
    .toSorted((a, b) => a.at - b.at);

function levelIn(text: string): string | null {
  const exact = stated.exec(text)?.[1];
  if (exact) return exact;
  return levels.find(({ pattern }) => text.search(pattern) !== -1)?.level ?? null;
}
