/** What an open record adds to the address of its list. */
export const recordKeys = [
  "tab",
  "full",
  "edit",
  "part",
  "who",
  "least",
  "free",
  "thread",
  "write",
] as const;

export function withoutKeys(search: string, keys: readonly string[]): string {
  const params = new URLSearchParams(search);
  for (const key of keys) params.delete(key);
  return params.toString();
}

export const isFullIn = (search: string): boolean =>
  new URLSearchParams(search).get("full") === "1";
