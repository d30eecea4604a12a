import type { OnPaper } from "@/modules/platform/branding";

export type FormTable = { head: string[]; rows: string[][]; isRight: boolean[] };

export type FormPart = { heading: string | null; note: string | null; table: FormTable };

/** A letter of business with figures, such as an invoice: who to whom, what, sums, how to pay, and what stands behind it. */
export type Form = {
  title: string;
  author: string;
  language: string;
  brand: Pick<OnPaper, "name" | "ink" | "logo">;
  sender: string[];
  recipient: string[];
  facts: [name: string, value: string][];
  notes: string[];
  table: FormTable;
  /** The last is what it comes to. */
  sums: [name: string, value: string][];
  /** The text of a QR code, and what stands beneath it. */
  payment: { lines: string[]; code: string | null; caption: string };
  footer: string;
  /** On pages of its own; the first part has no heading but the title. */
  annex: { title: string; parts: FormPart[] } | null;
};
