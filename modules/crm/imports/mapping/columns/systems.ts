import type { ImportField } from "../../rules";
import { foldText } from "../words";
import type { Named } from "./names";
import systems from "./systems.json";

type System = {
  name: string;
  /** What a column of it means; null where it has no place here, undefined where its name says enough. */
  named: (head: string) => Named | null | undefined;
};

/** The system that wrote a file, by columns that no other one has. */
export function systemOf(head: readonly string[]): System | null {
  const names = new Set(head.map(foldText));
  const found = systems.find(({ marks }) =>
    marks.some((all) => all.every((mark) => names.has(foldText(mark)))),
  );
  if (!found) return null;
  const columns = new Map(
    Object.entries<string | null>(found.columns).map(([name, field]) => [foldText(name), field]),
  );
  return {
    name: found.name,
    named: (name) => {
      const field = columns.get(foldText(name));
      if (!field) return field === null ? null : undefined;
      return { field: field as ImportField, rank: -1 };
    },
  };
}
