import { type LanguageLevel, languageLevels } from "@/modules/knowledge/analysis/rules";
import type { RequirementKind } from "@/modules/staffing/start-checks/rules";

/** A line of the editor; `key` tells lines apart while they are typed. */
export type Row = {
  key: string;
  kind: RequirementKind;
  what: string;
  level: LanguageLevel;
  years: string;
  isRequired: boolean;
  note: string;
};

type Kept = {
  kind: RequirementKind;
  what: string;
  level: LanguageLevel | null;
  years: number | null;
  isRequired: boolean;
  note: string | null;
};

export const rowFrom = ({ level, years, note, ...it }: Kept): Row => ({
  ...it,
  key: `${it.kind}:${it.what}`,
  level: level ?? "B1",
  years: years === null ? "" : String(years),
  note: note ?? "",
});

export const freshRow = (kind: RequirementKind): Row => ({
  key: crypto.randomUUID(),
  kind,
  what: kind === "language" ? "en" : "",
  level: languageLevels[2],
  years: kind === "years" ? "2" : "",
  isRequired: true,
  note: "",
});

/** What is sent of a line. */
export function sentOf({ kind, what, level, years, isRequired, note }: Row) {
  const common = { isRequired, note };
  if (kind === "identity") return { kind, ...common };
  if (kind === "years") return { kind, years: Number(years.replace(",", ".")), ...common };
  if (kind === "language") return { kind, what, level, ...common };
  return { kind, what, ...common };
}

/** Whether a line says all that it has to, so that it may be kept. */
const isWhole = ({ kind, what, years }: Row): boolean =>
  kind === "certificate" ? what !== "" : kind !== "years" || Number(years.replace(",", ".")) > 0;

/** Whether lines may be kept together: each whole, and nothing asked twice. */
export const areWhole = (rows: readonly Row[]): boolean =>
  rows.every(isWhole) &&
  new Set(rows.map(({ kind, what }) => `${kind}:${what}`)).size === rows.length;
