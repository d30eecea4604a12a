import { Ad, type Listing, type Page } from "./model";

const remembered = new WeakMap<Page, Map<string, unknown>>();

/** Reads a page once, although both the classifier and the parser ask for it. */
export function once<T>(page: Page, name: string, read: () => T): T {
  const known = remembered.get(page) ?? new Map<string, unknown>();
  remembered.set(page, known);
  if (!known.has(name)) known.set(name, read());
  return known.get(name) as T;
}

/** The answer as JSON; undefined where it is not. */
export function jsonOf(page: Page): unknown {
  return once(page, "json", () => {
    try {
      return JSON.parse(page.body);
    } catch {
      return undefined;
    }
  });
}

export function headerOf(page: Page, name: string): string {
  const found = Object.keys(page.headers).find((key) => key.toLowerCase() === name);
  return found === undefined ? "" : (page.headers[found] ?? "");
}

/** An error whose sentence is ours and holds nothing of the page. */
export const unreadable = (reason: string): Error => new Error(reason, { cause: "unreadable" });

export function reasonOf(error: unknown): string {
  if (error instanceof Error && error.cause === "unreadable") return error.message;
  return `the parser stopped (${error instanceof Error ? error.name : "unknown"})`;
}

/** Reads entry by entry, so that one broken entry costs itself and is counted, never its page. */
export function collect<T>(entries: T[], read: (entry: T) => Ad): Listing {
  const listing: Listing = { ads: [], total: null, next: [], unreadable: [] };
  entries.forEach((entry, index) => {
    try {
      keep(listing, read(entry), `entry ${index + 1}`);
    } catch (error) {
      listing.unreadable.push(`entry ${index + 1}: ${reasonOf(error)}`);
    }
  });
  return listing;
}

function keep(listing: Listing, ad: Ad, name: string): void {
  const checked = Ad.safeParse(ad);
  if (checked.success) {
    listing.ads.push(checked.data);
    return;
  }
  const fields = checked.error.issues.map((issue) => issue.path.join("."));
  listing.unreadable.push(`${name}: no usable ${[...new Set(fields)].join(", ")}`);
}
