/** An absolute http(s) address, or "" for anything else (`javascript:`, `mailto:`, nonsense). */
export function webAddress(raw: string | null, base: string): string {
  if (raw === null || raw === "" || !URL.canParse(raw, base)) return "";
  const url = new URL(raw, base);
  return url.protocol === "https:" || url.protocol === "http:" ? url.href : "";
}

/** The address without query and fragment, where these only track the visitor. */
export function withoutQuery(address: string): string {
  const end = address.search(/[?#]/);
  return end < 0 ? address : address.slice(0, end);
}

/** The address with these query parameters set; null takes one away. */
export function withQuery(address: string, values: Record<string, string | number | null>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(values)) {
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, String(value));
  }
  return url.href;
}

/** What boards put into a path: "Data Center Technician" becomes data-center-technician. */
export function slug(text: string): string {
  const plain = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
}
