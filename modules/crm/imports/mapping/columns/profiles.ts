import { foldText } from "../words";

/** How a system writes its files: columns that no other one has, and what its columns mean. */
export type Profile = {
  name: string;
  marks: string[][];
  /** Null where a column has no place here. */
  columns: Record<string, string | null>;
};

/** The system that wrote a file, with what a column of it means; undefined where the column's name says enough. */
export function profileIn(profiles: readonly Profile[], head: readonly string[]) {
  const names = new Set(head.map(foldText));
  const found = profiles.find(({ marks }) =>
    marks.some((all) => all.every((mark) => names.has(foldText(mark)))),
  );
  if (!found) return null;
  const columns = new Map(
    Object.entries(found.columns).map(([name, field]) => [foldText(name), field]),
  );
  return { name: found.name, fieldOf: (head: string) => columns.get(foldText(head)) };
}

/** `phoneCell`, `phone_cell`, `Phone (cell)` are words; `email1` is a word and a number. */
export const headWords = (head: string): string[] =>
  foldText(head.replaceAll(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replaceAll(/(\p{L})(\d)/gu, "$1 $2"))
    .split(" ")
    .filter(Boolean);

/** Fields by the names their columns have in any file, the field's own among them. */
export function fieldsByName<Field extends string>(
  fields: readonly Field[],
  names: { [field in Field]?: readonly string[] },
): Map<string, Field> {
  return new Map(
    fields.flatMap((field) =>
      [field, ...(names[field] ?? [])].map((name) => [foldText(name), field] as const),
    ),
  );
}
