import { decodeXML } from "entities";
import { webAddress } from "../addresses";
import { collect } from "../answer";
import { isEmptyShell, ok, refusalOf, verdict } from "../reading/classify";
import { adOf } from "../reading/draft";
import { textAt } from "../reading/json";
import { markupOf } from "../reading/markup";
import type { Listing, Page, Source, Task, Verdict } from "../model";
import { askPage, baseOf, countryOf } from "../tasks";
import { draftFrom, postingsOf } from "./posting";

/** The most job pages that one run reads from one sitemap (security.md B.5). */
export const pagesPerSitemap = 500;

const isSitemap = (page: Page): boolean =>
  /<(urlset|sitemapindex)\b/.test(markupOf(page).slice(0, 2000));

/** The pages that a sitemap names, changed since the day asked for; an index names further sitemaps. */
function pagesOf(page: Page, task: Task): Listing {
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
  return found === undefined ? null : decodeXML(found.trim());
}

/** A sitemap speaks for its own host only, and may not send us elsewhere. */
const isSameSite = (address: string, sitemap: string): boolean =>
  new URL(address).host === new URL(sitemap).host;

export const jsonld: Source = {
  id: "jsonld",
  name: "Job pages (schema.org)",
  kind: "page",
  hosts: [],
  policy: {
    isOnByDefault: true,
    terms:
      "Reads only pages an admin names, as far as their robots.txt allows; the employer publishes JobPosting data for search engines.",
    concurrency: 1,
    pauseMs: 1000,
    isPublishedForMachines: false,
  },
  plan: ({ boards, maxPages, since }) =>
    boards.map(({ token, company }) => {
      const kind = isSitemapAddress(token) ? "list" : "detail";
      const url = /^https?:\/\//.test(token) ? token : `https://${token}`;
      return askPage("jsonld", { kind, url, context: { company, maxPages, since } });
    }),
  classify,
  list: (page, task) => (isSitemap(page) ? pagesOf(page, task) : read(page, task)),
  detail: read,
};

const isSitemapAddress = (address: string): boolean => /\.xml(\.gz)?($|\?)/.test(address);

function classify(page: Page, task: Task): Verdict {
  const refusal = refusalOf(page, "html");
  if (refusal !== null) return refusal;
  if (isSitemap(page)) {
    return pagesOf(page, task).next.length > 0 ? ok : verdict("empty", "the sitemap is empty");
  }
  if (postingsOf(page).length > 0) return ok;
  return isEmptyShell(page.body)
    ? verdict("wrong-type", "the page shows nothing without running its script")
    : verdict("wrong-type", "the page carries no schema.org JobPosting");
}

function read(page: Page, task: Task): Listing {
  const postings = postingsOf(page);
  return collect(postings, (posting) => {
    const draft = draftFrom(posting, page, countryOf(task));
    const url = draft.url ?? baseOf(page, task);
    return adOf({
      page,
      task,
      draft: { ...draft, url, id: idWithin(url, draft.id, postings) },
      origin: "json-ld",
    });
  });
}

/** An employer's reference is unique only on its own site; without one the address is the id. */
function idWithin(url: string, reference: string | null, postings: object[]): string {
  if (reference === null || !URL.canParse(url)) return url;
  return postings.length > 1 || reference.length > 2 ? `${new URL(url).host}:${reference}` : url;
}
