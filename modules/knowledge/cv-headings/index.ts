import headings from "./headings.json";

/** The parts of a CV that have a heading, in the languages of the EU. */
export type Section = keyof typeof headings;

const sections = new Map(
  Object.entries(headings).flatMap(([section, names]) =>
    names.map((name) => [name, section as Section] as const),
  ),
);

/** The part of a CV that a line begins, where it is a heading and nothing else. */
export function headingOf(line: string): Section | null {
  const name = line
    .trim()
    .toLowerCase()
    .replace(/^[^\p{L}]+|[\s:.–-]+$/gu, "")
    .replaceAll("&", "and");
  return sections.get(name) ?? null;
}

/** What the part about languages is called. */
export const languageHeadings: readonly string[] = headings.languages;
