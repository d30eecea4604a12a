/** A safe way through JSON that somebody else wrote: what is missing or of another type is null. */
export function at(value: unknown, ...path: (string | number)[]): unknown {
  let here = value;
  for (const step of path) {
    if (typeof here !== "object" || here === null) return undefined;
    here = Reflect.get(here, step);
  }
  return here;
}

/** The text at the end of the path, trimmed; numbers count as text, empty text does not. */
export function textAt(value: unknown, ...path: (string | number)[]): string | null {
  const found = at(value, ...path);
  if (typeof found === "number" && Number.isFinite(found)) return String(found);
  return typeof found === "string" && found.trim() !== "" ? found.trim() : null;
}

/** The number at the end of the path; a numeric string ("3750") counts as one. */
export function numberAt(value: unknown, ...path: (string | number)[]): number | null {
  const found = at(value, ...path);
  if (typeof found === "string" && found.trim() === "") return null;
  const number = typeof found === "string" ? Number(found) : found;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}

export function listAt(value: unknown, ...path: (string | number)[]): unknown[] {
  const found = at(value, ...path);
  return Array.isArray(found) ? found : [];
}

export function flagAt(value: unknown, ...path: (string | number)[]): boolean | null {
  const found = at(value, ...path);
  return typeof found === "boolean" ? found : null;
}

/** A list of texts joined for one field; null where there are none. */
export function joined(parts: (string | null)[], separator = ", "): string | null {
  const present = parts.filter((part): part is string => part !== null && part !== "");
  return present.length > 0 ? [...new Set(present)].join(separator) : null;
}
