import { decodeEntities } from "../normalise";
import { markupOf } from "../markup";
import { webAddress } from "../addresses";
import { textAt } from "../json";
import type { Listing, Page, Task } from "../model";
import { baseOf } from "../tasks";

/** The most job pages that one run reads from one sitemap (security.md B.5). */
export const pagesPerSitemap = 500;

export const isSitemap = (page: Page): boolean =>
  /<(urlset|sitemapindex)\b/.test(markupOf(page).slice(0, 2000));

/** The pages that a sitemap names, changed since the day asked for; an index names further sitemaps. */
export function pagesOf(page: Page, task: Task): Listing {
  const kind = page.body.includes("<sitemapindex") ? "list" : "detail";
  const since = textAt(task.context, "since");
  const entries = page.body.split(/<(?:url|sitemap)>/).slice(1);
  const addresses = entries
    .filter((entry) => since === null || (within(entry, "lastmod") ?? since) >= since)
    .map((entry) => webAddress(within(entry, "loc"), baseOf(page, task)))
    .filter((address) => address !== "" && isSameSite(address, task.url));
  const next = addresses.slice(0, pagesPerSitemap).map((url): Task => ({ ...task, kind, url }));
  return { ads: [], total: null, next, unreadable: [] };
}

function within(entry: string, tag: string): string | null {
  const found = new RegExp(`<${tag}>\\s*(?:<!\\[CDATA\\[)?([^<\\]]{0,2000})`).exec(entry)?.[1];
  return found === undefined ? null : decodeEntities(found.trim());
}

/** A sitemap speaks for its own host only, and may not send us elsewhere. */
const isSameSite = (address: string, sitemap: string): boolean =>
  new URL(address).host === new URL(sitemap).host;
