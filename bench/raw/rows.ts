export type Row = Record<string, unknown>;

/** Columns that hold JSON, read as drizzle reads them. */
export function opened(row: Row): Row {
  const isJson = (value: unknown) => typeof value === "string" && /^[[{]/.test(value);
  for (const name in row) if (isJson(row[name])) row[name] = JSON.parse(String(row[name]));
  return row;
}
