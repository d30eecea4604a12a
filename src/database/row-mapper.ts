import { Column, getTableColumns, is, SQL, Table } from "drizzle-orm";

/** The fields of a query, as they were given to drizzle. */
export type Fields = { [name: string]: unknown };
type Decode = (value: unknown) => unknown;
type Selected = { group: string | undefined; name: string; decode: Decode | undefined };
type Row = Record<string, unknown>;

const decoders = new WeakMap<SQL, Decode>();

/** SQL with a decoder, registered with drizzle and with the mapper of prepared queries alike. */
export function decoded<Value>(chunk: SQL, decode: (value: never) => Value): SQL<Value> {
  decoders.set(chunk, decode as Decode);
  return chunk.mapWith(decode as (value: unknown) => Value) as SQL<Value>;
}

/**
 * A function that turns rows into objects, compiled once per query; undefined where fields are nested deeper than one
 * group.
 */
export function rowMapper(fields: Fields): ((row: unknown[]) => unknown) | undefined {
  const selected = Object.entries(fields).flatMap(([name, field]) => selectedBy(name, field));
  if (selected.includes(tooDeep)) return undefined;
  return (row) => {
    const whole: Row = {};
    for (let n = 0; n < selected.length; n += 1) {
      const { group, name, decode } = selected[n] ?? tooDeep;
      const into = group === undefined ? whole : ((whole[group] ??= {}) as Row);
      const value = row[n];
      into[name] = value === null || !decode ? value : decode(value);
    }
    return whole;
  };
}

export const isGrouped = (fields: Fields): boolean =>
  Object.values(fields).some((field) => !isLeaf(field));

const tooDeep: Selected = { group: undefined, name: "", decode: undefined };

function selectedBy(name: string, field: unknown): Selected[] {
  if (isLeaf(field)) return [{ group: undefined, name, decode: decodeOf(field) }];
  const inner: Fields = is(field, Table) ? getTableColumns(field) : (field as Fields);
  return Object.entries(inner).map(([own, it]) =>
    isLeaf(it) ? { group: name, name: own, decode: decodeOf(it) } : tooDeep,
  );
}

const isLeaf = (field: unknown) => is(field, Column) || is(field, SQL) || is(field, SQL.Aliased);

/** Undefined where the value of the driver needs no decoding. */
function decodeOf(field: unknown): Decode | undefined {
  if (is(field, SQL.Aliased)) return decoders.get(field.sql);
  if (is(field, SQL)) return decoders.get(field);
  if (!is(field, Column)) return undefined;
  const isPlain = field.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return isPlain ? undefined : (value) => field.mapFromDriverValue(value);
}
