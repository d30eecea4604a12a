import { languageHeadings } from "@/modules/knowledge/cv-headings";
import { ofOthers } from "./contact/others";
import { anyOf, type Cv, type Found, type Line } from "./found";
import called from "./language-words.json";
import words from "./words.json";

type Mark = { at: number; end: number; code: string };

const edges = (alternatives: string) =>
  new RegExp(`(?<![\\p{L}])(?:${alternatives})(?![\\p{L}])`, "giu");
const tongues = "en nl de fr es it pl pt sv da nb fi cs sk hu ro bg hr sl lt lv et el ga mt".split(
  " ",
);
const spoken = [
  ...tongues.filter((it) => it !== "nb"),
  "no",
  "tr",
  "ar",
  "ru",
  "uk",
  "sr",
  "sq",
  "zh",
  "hi",
  "fa",
  ..."bs ca eu cy fy ta br mk ur bn pa te ml vi th ja ko he ku so am sw bm wo ig ha ln ti ne gu mr kn ps lb is mg tl ka hy az kk rw zu".split(
    " ",
  ),
];

/** What each language is called in those of Europe, beside how people in CVs call it. */
const languages = spoken.map((code) => {
  const said = Object.entries(called).find(([it]) => it === code)?.[1] ?? "";
  const named = tongues.flatMap((tongue) => {
    const name = new Intl.DisplayNames([tongue], { type: "language" }).of(code) ?? "";
    return name.length > 3 ? [name.toLowerCase()] : [];
  });
  return {
    code,
    pattern: edges(anyOf([...new Set([...said.split("|").filter(Boolean), ...named])])),
  };
});
// The longest first, so that "sehr gut" is not read as "gut".
const levels = Object.entries(words.levels)
  .flatMap(([level, names]) => names.map((name) => ({ level, name })))
  .toSorted((a, b) => b.name.length - a.name.length)
  .map(({ level, name }) => ({ level, pattern: edges(name) }));
const stated = /(?<![\p{L}\d])([ABC][12])(?![\p{L}\d])/u;
const announced = new RegExp(`^[\\s\\p{P}]*(?:${anyOf(languageHeadings)})\\s*[:|–-]`, "iu");

/** Languages a person speaks, each with the level that is said of it; without one where none is. */
export function languagesIn({ lines }: Cv): Found[] {
  const others = ofOthers(lines);
  const own = lines.filter(
    ({ text, start }) => text.trim() && !others.some((it) => it.start === start),
  );
  const found = own.flatMap((line, n) =>
    isAboutLanguages(line) ? spokenIn(line).map((it) => withLevelBelow(it, own.slice(n))) : [],
  );
  return found.filter((it, n) => found.findIndex(({ value }) => value === it.value) === n);
}

/** A narrow column and the forms of the EU say the level below the language, before the next one. */
function withLevelBelow(found: Found, [line, ...next]: readonly Line[]): Found {
  const isAlone = line?.section === "languages" && marksNamed(line.text).length === 1;
  if (found.detail || !isAlone) return found;
  const below = next[0];
  const isOwn = below?.section === "languages" && marksIn(below.text, 1).length === 0;
  return isOwn && below.text.length < 80 ? { ...found, detail: levelIn(below.text) } : found;
}

/** Lines of that section, and others that name a language with a level. */
function isAboutLanguages({ text, section }: Line): boolean {
  if (section === "languages" || announced.test(text)) return text.length < 200;
  if (section === "work" || section === "education" || ofLicence.test(text)) return false;
  return marksIn(text).length > 0 && text.length < 160 && levelIn(text) !== null;
}

/** "Irish (learner permit)" is a licence of Ireland. */
const ofLicence =
  /licen[cs]e|permit(?!\p{L})|führerschein|rijbewijs|permis|patente|carn[eé]t?(?!\p{L})|prawo jazdy|körkort|nationalit|staatsangeh/iu;

function spokenIn({ text, start, section }: Line): Found[] {
  const marks = marksIn(text, section === "languages" ? 1 : 2);
  // "Fluent English, basic German" says the level first; most say it behind.
  const isFirst = levelIn(text.slice(0, marks[0]?.at ?? 0)) !== null;
  return marks.map((mark, n) => {
    const before = text.slice(marks[n - 1]?.end ?? 0, mark.at);
    return {
      field: "language",
      value: mark.code,
      detail: isFirst
        ? (levelIn(lastPart(before)) ?? shared(text, marks, n))
        : behind(text, marks, n),
      start: start + mark.at,
      end: start + mark.end,
    };
  });
}

/** What is said behind a language; "Nederlands en Engels vloeiend" says it of both. */
function behind(text: string, marks: readonly Mark[], n: number): string | null {
  const [mark, next] = [marks[n], marks[n + 1]];
  const said = text.slice(mark?.end, next?.at ?? text.length);
  const isJoined = next && /^\s*(?:and|en|und|et|y|e|i|og|och|ja|&|\/|\+)\s*$/i.test(said);
  return isJoined ? behind(text, marks, n + 1) : levelIn(ownPart(said));
}

/** "Native English, conversational Yoruba, GCSE French": another language may stand between, that is not known here. */
const lastPart = (before: string) =>
  before
    .replace(/[\s|:]+$/, "")
    .split(/[,;|•]|\s(?:and|en|und|et)\s(?=.*\p{L})/u)
    .at(-1) ?? "";

/** "Fluent in Dutch and English": what is said before the first holds for the next as well. */
function shared(text: string, marks: Mark[], n: number): string | null {
  const [first] = marks;
  const between = text.slice(marks[n - 1]?.end ?? 0, marks[n]?.at ?? 0);
  const isJoined = n > 0 && /^\s*(?:and|en|und|et|,|&|\/)\s*$/i.test(between);
  return isJoined && first ? levelIn(text.slice(0, first.at)) : null;
}

/** What another sentence or a bar says is about something else; dots may lead to the next column. */
const ownPart = (behind: string) =>
  behind.replace(/^\s*(?:\||\.{2,})/, "").split(/[.;|•]/)[0] ?? "";

const marksIn = (text: string, fewestCodes = 2): Mark[] => {
  const named = marksNamed(text);
  const coded = marksCoded(text, fewestCodes).filter((it) =>
    named.every(({ at, end }) => it.end <= at || it.at >= end),
  );
  return [...named, ...coded].toSorted((a, b) => a.at - b.at);
};

const codes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(spoken.map((code) => [code.toUpperCase(), code])),
  GB: "en",
  D: "de",
  F: "fr",
  E: "en",
  I: "it",
};

/** "NL moedertaal, EN vloeiend": two capitals are a language where its level stands behind; one letter, as in Switzerland, too. */
function marksCoded(text: string, fewest: number): Mark[] {
  const all = [...text.matchAll(/(?<![\p{L}\d])([A-Z]{1,2})(?![\p{L}\d+])/gu)].flatMap(
    ({ 0: said, index }) => {
      const code = codes[said];
      return code ? [{ at: index, end: index + said.length, code }] : [];
    },
  );
  const told = all.filter(({ end }, n) => {
    const until = text.slice(end, all[n + 1]?.at ?? text.length);
    return levelIn(until.replace(/^\s*\|/, "").split(/[,;|•]/)[0] ?? "") !== null;
  });
  // One of them alone may be the class of something else.
  return told.length >= fewest ? told : [];
}

const marksNamed = (text: string): Mark[] =>
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
