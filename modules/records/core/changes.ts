import type { Changes } from "./rules";

/** Fields whose change the history tells, and how it writes them. */
export type ToldFields<Row> = Record<string, (row: Row) => unknown>;

export function changesOf<Row>(told: ToldFields<Row>, before: Row, after: Row): Changes {
  const changes: Changes = {};
  for (const [field, of] of Object.entries(told)) {
    const [was, is] = [asText(of(before)), asText(of(after))];
    if (was !== is) changes[field] = [was, is];
  }
  return changes;
}

const asText = (value: unknown) =>
  value === null || value === undefined || value === "" ? null : String(value);

/** What a form sent; what it did not send is not touched. */
export const definedFields = <Fields extends object>(fields: Fields) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as {
    [Field in keyof Fields]?: Exclude<Fields[Field], undefined>;
  };
