import { Column, is, SQL } from "drizzle-orm";

type Field = { path: string[]; field: unknown };
type Read = (value: unknown) => unknown;
type Row = Record<string, unknown>;

/**
 * How the rows of a prepared question become objects, found out once. Nothing where a joined row may be missing
 * as a whole: that is drizzle's to tell.
 */
export function readerOf(asked: object): ((row: unknown[]) => unknown) | undefined {
  const fields: unknown = Reflect.get(asked, "fields");
  const surelyThere: unknown = Reflect.get(asked, "joinsNotNullableMap");
  if (!Array.isArray(fields)) return undefined;
  const columns = fields.map(({ path, field }: Field) => ({ path, read: readOf(field) }));
  const longest = Math.max(...columns.map(({ path }) => path.length));
  if (longest > 2 || (longest === 2 && mayMiss(surelyThere))) return undefined;
  const [groups, names, last] = [
    columns.map(({ path }) => (path.length === 2 ? path[0] : undefined)),
    columns.map(({ path }) => path.at(-1) ?? ""),
    columns.length,
  ];
  const reads = columns.map(({ read }) => read);
  return (row) => {
    const whole: Row = {};
    for (let n = 0; n < last; n += 1) {
      const group = groups[n];
      const into = group === undefined ? whole : ((whole[group] ??= {}) as Row);
      const value = row[n];
      const read = reads[n];
      into[names[n] ?? ""] = value === null || !read ? value : read(value);
    }
    return whole;
  };
}

const mayMiss = (surelyThere: unknown) =>
  typeof surelyThere === "object" &&
  surelyThere !== null &&
  Object.values(surelyThere).includes(false);

/** Nothing where the value is already what it means. */
function readOf(field: unknown): Read | undefined {
  if (is(field, Column)) return decoding(field);
  if (is(field, SQL)) return decoding(Reflect.get(field, "decoder"));
  return decoding(Reflect.get(Reflect.get(Object(field), "sql") ?? {}, "decoder"));
}

function decoding(decoder: unknown): Read | undefined {
  const map: unknown = Reflect.get(Object(decoder), "mapFromDriverValue");
  if (typeof map !== "function" || map === Column.prototype.mapFromDriverValue) return undefined;
  return (value) => Reflect.apply(map, decoder, [value]);
}
