import headings from "./headings.json";

/** The parts of a CV that have a heading, in the languages of the EU. */
export type Section = keyof typeof headings;

const sections = new Map(
  Object.entries(headings).flatMap(([section, names]) =>
    names.map((name) => [name, section as Section] as const),
  ),
);

/** Old Romanian forms write ş and ţ with a cedilla, of which a keyboard's ș and ț are the later form. */
export const plainly = (text: string): string =>
  text.replaceAll(/[şţŞŢ]/g, (it) => ({ ş: "ș", ţ: "ț", Ş: "Ș", Ţ: "Ț" })[it] ?? it);

/** Set apart by hand or by a program, a heading in capitals may have lost its blanks. */
const closed = new Map(
  [...sections].flatMap(([name, section]) =>
    name.includes(" ") ? [[name.replaceAll(" ", ""), section] as const] : [],
  ),
);

/** The part of a CV that a line begins, where it is a heading and nothing else. */
export function headingOf(line: string): Section | null {
  const name = plainly(line)
    .trim()
    .toLowerCase()
    .replace(/^[^\p{L}]+|[\s:.–-]+$/gu, "")
    .replaceAll("&", "and");
  return sections.get(name) ?? (isLoud(line) ? closed.get(name) : null) ?? joinedOf(name);
}

const joining = /\s*[/,+]\s*|\s(?:and|en|und|et|y|e|i|og|och|ja|a|și|и)\s/u;

/** "Kurse und Scheine": of two parts under one heading the first says what it is. */
function joinedOf(name: string): Section | null {
  const parts = name.split(joining).filter(Boolean);
  const all = parts.map((it) => sections.get(it.replace(/-$/, "")));
  return parts.length > 1 && parts.length < 4 && all.every(Boolean) ? (all[0] ?? null) : null;
}

const isLoud = (line: string) => line === line.toUpperCase();

/** What the part about languages is called. */
export const languageHeadings: readonly string[] = headings.languages;
