import { spoken } from "./spoken";
import { asked, begins, type Line, longest, match, type PhraseParser } from "./text";

const codes = ["nl", "en", "de", "fr", "es", "it", "pl", "da", "sv", "no", "fi", "pt", "ro"];
const typedIn = ["en", "nl", "de"];

/** What each language is called in the three that lines are typed in. */
const codeOf = new Map(
  typedIn.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: "language" });
    return codes.map((code): [string, string] => [(names.of(code) ?? code).toLowerCase(), code]);
  }),
);

const before = new RegExp(`${spoken("speaks")}\\s+`, "uy");
const easily = new RegExp(`${spoken("fluent")}(?:e[ns]?)?\\s+(?:in\\s+)?`, "uy");
const levelFirst = /([abc][12])\+?\s+/uy;
const levelLast = new RegExp(
  `\\s*[(:,]?\\s*(?:${spoken("level")}\\s+)*([abc][12])\\+?\\)?(?![\\p{L}\\d])`,
  "uy",
);
const suffix = begins(spoken("speaking"));
const fluently = "C1";

/** `German B2`, `spreekt Duits op minimaal B2`, `fließend Deutsch`. */
export const readLanguage: PhraseParser = (line, at) => {
  const isFluent = match(easily, line, at);
  const first = match(levelFirst, line, at);
  const head = isFluent ?? first ?? match(before, line, at);
  const from = at + (head?.[0].length ?? 0);
  const name = longest(line, from, (phrase) => codeOf.get(phrase.toLowerCase()));
  if (!name) return spokenAt(line, at);
  const last = match(levelLast, line, name.end);
  const by = (first?.[1] ?? last?.[1])?.toUpperCase() ?? (isFluent ? fluently : undefined);
  const value = { text: name.known, ...(by && { by }) };
  return { part: asked("language", value), end: name.end + (last?.[0].length ?? 0) };
};

/** `German-speaking`, `Duitstalig`, `deutschsprachig`. */
function spokenAt(line: Line, at: number) {
  for (const [name, code] of codeOf) {
    if (!line.plain.startsWith(name, at)) continue;
    const tail = match(suffix, line, at + name.length);
    if (tail) return { part: asked("language", { text: code }), end: tail.index + tail[0].length };
  }
  return null;
}
