import { skillNamed } from "@/modules/knowledge/analysis";
import type { Cv, Found, Line } from "./found";
import { anyOf, headingOf, valueAfterLabel } from "./found";
import words from "./words.json";
import { isJobTitle } from "./headline";

const particles = new Set(
  "van de der den het ter ten te von zu zum zur vom du des di da das do dos del della dalla la le el al bin ibn op in af av y e und 't".split(
    " ",
  ),
);
const announced =
  /^(?:curriculum vitae|cv|résumé|resume|lebenslauf|bewerbung)\b[\s:–—-]*(?:(?:van|of|von|de)\s)?/i;
const titles =
  /^(?:(?:dr\.?-ing|ing|ir|dr|drs|mr|mrs|ms|dhr|mevr|mw|herr|frau|m|mme|dipl\.?-ing)\.?\s+)+/i;
const degrees = /,?\s+(?:(?:b|m)(?:sc|eng|a)|bhons|ph\.?d|mba|ceng|miet|bacc?)\b.*$/i;
const part = /^\p{Lu}[\p{L}'’.-]*$/u;

/** How many of the first lines may be the name. */
const reach = 8;

/** Who the CV is about: where it says so, else the first line that is written as a name. */
export function nameIn(cv: Cv): Found[] {
  const first = valueAfterLabel(cv, anyOf(words.labels.first));
  const last = valueAfterLabel(cv, anyOf([...words.labels.last, "nom"]));
  if (first && last) return [found("firstName", first), found("lastName", last)];
  const whole = valueAfterLabel(cv, anyOf(words.labels.whole));
  const [given, line] = whole ? [whole.value, whole.line] : firstName(cv.lines);
  if (!line) return [];
  const parts = (whole && lastFirst(given, whole.line.text)) ?? partsOf(given);
  return parts ? placed(byAddress(parts, cv.text), line) : [];
}

/** Hungarian names and some forms say the last name first. */
const saysLastFirst =
  /^[^\p{L}]*(?:név|cognome e nome|nazwisko i imi[ęo]|příjmení a jméno|priezvisko a meno|apellidos y nombre|nachname,? (?:und )?vorname)\s*[:|–-]/iu;

function lastFirst(given: string, line: string): [first: string, last: string] | null {
  if (!saysLastFirst.test(line)) return null;
  const [last = "", ...first] = given.trim().split(given.includes(",") ? /\s*,\s*/ : /\s+/);
  return first.length > 0 && partsOf(`${first.join(" ")} ${last}`) ? [first.join(" "), last] : null;
}

const folded = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .normalize("NFKD")
    .replaceAll(/[^a-z]/g, "");

/** Where a last name of two words begins is told by the address: javier.ruizcano@. */
function byAddress(parts: [string, string], text: string): [string, string] {
  const [, box = ""] = /([\w.+-]+)@/.exec(text) ?? [];
  const words = parts.join(" ").split(" ");
  if (words.length < 3) return parts;
  const halves = box.split(/[._-]/).map(folded);
  const at = words.findIndex((_, n) => n > 0 && halves.includes(folded(words.slice(n).join(""))));
  return at > 0 ? [words.slice(0, at).join(" "), words.slice(at).join(" ")] : parts;
}

const found = (
  field: Found["field"],
  { value, start }: { value: string; start: number },
): Found => ({
  field,
  value: asName(value),
  start,
  end: start + value.length,
});

function firstName(lines: Line[]): [string, Line | undefined] {
  const filled = lines.filter(({ text }) => text.trim());
  for (const line of filled.slice(0, reach)) {
    const [piece = ""] = line.text.trim().split(/\s*[|•·,;]\s*|\s{3,}|\s[–—-]\s/);
    const given = line.text.match(announced) ? line.text.trim() : piece;
    if (partsOf(given) && !headingOf(given) && !isJobTitle(given) && !skillNamed(given)) {
      return [given, line];
    }
  }
  return ["", undefined];
}

/** First names and last name: the last name begins at its particle, or is the last word. */
function partsOf(given: string): [first: string, last: string] | null {
  const bare = given.trim().replace(announced, "").replace(titles, "").replace(degrees, "").trim();
  const words = bare.split(/\s+/);
  const isName = (word: string, n: number) =>
    n > 0 && particles.has(word.toLowerCase()) ? true : part.test(word);
  if (words.length < 2 || words.length > 6 || !words.every(isName)) return null;
  const at = words.findIndex((word, n) => n > 0 && particles.has(word.toLowerCase()));
  const split = at > 0 ? at : words.length - 1;
  return [words.slice(0, split).join(" "), words.slice(split).join(" ")];
}

function placed([first, last]: [string, string], { text, start }: Line): Found[] {
  const from = start + text.indexOf(first);
  const lastFrom = start + text.lastIndexOf(last);
  return [
    { field: "firstName", value: asName(first), start: from, end: from + first.length },
    { field: "lastName", value: asName(last), start: lastFrom, end: lastFrom + last.length },
  ];
}

/** A name in capitals alone is written as names are. */
function asName(name: string): string {
  if (name !== name.toUpperCase() || name.length < 3) return name;
  return name
    .toLowerCase()
    .split(" ")
    .map((word) =>
      particles.has(word) ? word : word.replaceAll(/(?:^|[-'’])\p{L}/gu, (it) => it.toUpperCase()),
    )
    .join(" ");
}
