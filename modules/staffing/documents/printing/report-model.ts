/** A report ready to be drawn: a cover, then parts that each begin on a page of their own. */
export type Report = {
  title: string;
  subtitle: string;
  /** In which it is read aloud, as a tag of BCP 47. */
  language: string;
  /** Who it is of, and what they say of themselves. */
  company: string;
  tagline: string;
  /** PNG or JPEG; null draws the name alone. */
  logo: { type: "image/png" | "image/jpeg"; bytes: Uint8Array } | null;
  /** Dark enough to be read on white. */
  color: string;
  cover: string[];
  footer: string;
  parts: ReportPart[];
};

export type ReportPart = { title: string; subtitle: string; blocks: ReportBlock[] };

export type ReportBlock =
  | { kind: "heading" | "note"; text: string }
  | { kind: "figures"; figures: { name: string; text: string; note: string; isDim: boolean }[] }
  /** An SVG as wide as the text. */
  | { kind: "picture"; title: string; svg: string }
  | { kind: "table"; title: string; head: string[]; rows: string[][]; isRight: boolean[] };
