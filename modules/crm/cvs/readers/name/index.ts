import { skillNamed } from "@/modules/knowledge/analysis";
import type { Cv, Found, Line } from "../found";
import { anyOf, headingOf, valueAfterLabel } from "../found";
import words from "../words.json";
import { isJobTitle } from "../headline";
import { isParticle, type Parts, partsOf, wordsOf } from "./parts";

/** What the paper itself is called, perhaps with whose it is behind. */
export const announced =
  /^(?:curriculum vitae|cv|résumé|resume|lebenslauf|bewerbung)\b[\s:–—-]*(?:(?:van|of|von|de)\s)?/i;

/** How many of the first lines may be the name. */
const reach = 8;

/** Who the CV is about: where it says so, else the first line that is written as a name. */
export function nameIn(cv: Cv): Found[] {
  const last = lastIn(cv);
  // Beside a last name "Nome" and "Nombre" mean the first; alone, the whole.
  const first =
    valueAfterLabel(cv, anyOf(words.labels.first)) ?? (last && valueAfterLabel(cv, "nome|nombre"));
  if (first && last) return [found("firstName", first), found("lastName", last)];
  const whole = valueAfterLabel(cv, anyOf(words.labels.whole));
  const [given, line] = whole ? [whole.value, whole.line] : firstName(cv.lines);
  if (!line) return [];
  const written = bare(given);
  const parts =
    (whole && lastFirst(given, whole.line.text)) ?? (written && partsOf(written, cv.text));
  return parts ? placed(parts, line) : [];
}

/** A Dutch form asks for the particle of a last name by itself. */
function lastIn(cv: Cv) {
  const last = valueAfterLabel(cv, anyOf([...words.labels.last, "nom"]));
  const particle = valueAfterLabel(cv, "tussenvoegsels?");
  if (!last || !particle?.value.split(/\s+/).every(isParticle)) return last;
  return { ...last, ...particle, value: `${particle.value} ${last.value}` };
}

/** Hungarian names and some forms say the last name first. */
const saysLastFirst =
  /^[^\p{L}]*(?:név|cognome(?: e)? nome|nazwisko i imi[ęo]|příjmení a jméno|priezvisko a meno|apellidos y nombre|nachname,? (?:und )?vorname)\s*[:|–-]/iu;

function lastFirst(given: string, line: string): Parts | null {
  if (!saysLastFirst.test(line)) return null;
  const [last = "", ...names] = given.trim().split(given.includes(",") ? /\s*,\s*/ : /\s+/);
  const first = names.join(" ");
  return first && bare(`${first} ${last}`) ? { first, last, isCertain: true } : null;
}

const bare = (given: string) => wordsOf(given.trim().replace(announced, ""));

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
    if (bare(given) && !headingOf(given) && !isJobTitle(given) && !skillNamed(given)) {
      return [given, line];
    }
  }
  return ["", undefined];
}

function placed({ first, last, isCertain }: Parts, { text, start }: Line): Found[] {
  const from = start + text.indexOf(first);
  const lastFrom = start + text.lastIndexOf(last);
  const unsure = isCertain ? {} : { isCertain };
  return [
    { field: "firstName", value: asName(first), start: from, end: from + first.length, ...unsure },
    {
      field: "lastName",
      value: asName(last),
      start: lastFrom,
      end: lastFrom + last.length,
      ...unsure,
    },
  ];
}

/** A name in capitals alone is written as names are. */
function asName(name: string): string {
  const own = name.split(" ").filter((word) => !isParticle(word) || word !== word.toLowerCase());
  const loud = own.join(" ");
  if (loud.replaceAll("ß", "SS") !== loud.toUpperCase() || loud.length < 3) return name;
  return name
    .toLowerCase()
    .split(" ")
    .map((word) =>
      isParticle(word) ? word : word.replaceAll(/(?:^|[-'’])\p{L}/gu, (it) => it.toUpperCase()),
    )
    .join(" ");
}
