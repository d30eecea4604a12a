import { type Part, readWhere, writeWhere } from "@/modules/records/conditions/rules";
import type { ConditionConfig } from "./condition-config";

type Asked = Readonly<Partial<Record<string, string>>>;

/** The conditions of a list's address, and how they are changed. */
export type Conditions = {
  asks: ConditionConfig;
  parts: readonly Part[];
  add: (...parts: Part[]) => void;
  /** Null takes the part away. */
  replace: (at: number, part: Part | null) => void;
  /** Takes over what was read in the search, of which some words stay. */
  take: (parts: readonly Part[], rest: string) => void;
  /** What the list asks beside its conditions and its order. */
  filter: Readonly<Record<string, string>>;
};

export function conditionsOf(
  asks: ConditionConfig,
  query: Asked,
  change: (changes: Record<string, string>) => void,
): Conditions {
  const parts = readWhere(query["where"] ?? "").where;
  const write = (next: readonly Part[], more = {}) =>
    change({ where: writeWhere([...next]), ...more });
  const { where: _, sort: __, ...rest } = query;
  return {
    asks,
    parts,
    add: (...added) => write([...parts, ...added]),
    replace: (at, part) => write(parts.toSpliced(at, 1, ...(part ? [part] : []))),
    take: (taken, q) => write([...parts, ...taken], { q }),
    filter: Object.fromEntries(
      Object.entries(rest).filter((entry): entry is [string, string] => !!entry[1]),
    ),
  };
}
