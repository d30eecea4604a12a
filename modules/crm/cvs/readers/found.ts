import { type Section as Headed, headingOf } from "@/modules/knowledge/cv-headings";
import type { CvField } from "../rules";

export { headingOf };

/** Something read from a CV, and where. */
export type Found = {
  field: CvField;
  value: string;
  detail?: string | null;
  label?: string;
  /** The day on which a certificate was issued. */
  issued?: string;
  start: number;
  end: number;
  /** Said in a way that may also mean something else. */
  isCertain?: boolean;
};

/** A CV as its readers see it. */
export type Cv = {
  text: string;
  lines: Line[];
  now: Date;
  /** Whose CV it is, as it is written. */
  names?: string[];
};
export type Line = { text: string; start: number; section: Section };

export type Section = Headed | "top";

export const linesOf = (text: string): Line[] => {
  let section: Section = "top";
  let start = 0;
  return text.split("\n").map((line) => {
    section = headingOf(line) ?? section;
    const found = { text: line, start, section };
    start += line.length + 1;
    return found;
  });
};

/** The names that people give to one thing, as alternatives, the longest first. */
export const anyOf = (names: readonly string[]): string =>
  names.toSorted((a, b) => b.length - a.length).join("|");

/** A form leaves open whether there is more than one: "Adresă(e)". */
const form = "(?:\\([\\p{L}/-]{1,8}\\))?";

/** What follows a label such as "Name:" on one of the first lines, at their beginning or behind a bar. */
export function valueAfterLabel(cv: Cv, labels: string, within = 40): Labelled | null {
  const pattern = new RegExp(
    `(?:^[^\\p{L}]*(?:${labels})${form}\\s*(?:\\|\\s*)?[:：|–-]|\\|\\s*(?:${labels})${form}\\s*[:：])\\s*([^\\s|][^|]*)`,
    "iu",
  );
  for (const line of cv.lines.slice(0, within)) {
    const found = line.section === "work" ? null : pattern.exec(line.text);
    const value = found?.[1]?.trim();
    if (found && value) {
      const at = found.index + found[0].length - (found[1] ?? "").length;
      return { value, start: line.start + at, line };
    }
  }
  return null;
}
type Labelled = { value: string; start: number; line: Line };
