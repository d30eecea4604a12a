import { readSalary } from "@/modules/knowledge/normalise";
import type { Salary } from "@/modules/knowledge/normalise/model";
import { withQuery } from "../addresses";
import { collect } from "../answer";
import { isEmptyShell, ok, refusalOf, verdict, withoutAd } from "../reading/classify";
import { adOf, completeDraft, type Draft } from "../reading/draft";
import type { Listing, Page, Query, Source, Task, Verdict } from "../model";
import { draftFrom, postingsOf } from "../pages/posting";
import { attributeIn, slicesAt, textIn, treeOf } from "../slices";
import {
  askPage,
  baseOf,
  cardOf,
  countryOf,
  detailOf,
  following,
  pageOf,
  searches,
} from "../tasks";
import { boardPolicy } from "./board";

/** A card without its date: XING fills that in the browser, so it comes from the ad in full. */
function draftOfCard(card: string, task: Task): Draft {
  const tree = treeOf(card);
  tree("b, svg, style").remove();
  const address = attributeIn(tree, 'a[href^="/jobs/"], a[href*="xing.com/jobs/"]', "href");
  const title = '[data-testid="job-teaser-list-title"]';
  const markers = tree('[class*="MarkerContainer"] span[data-xds="BodyCopy"]')
    .toArray()
    .map((marker) => tree(marker).text().replace(/\s+/g, " ").trim());
  const company = textIn(tree, `${title} + p`) ?? textIn(tree, 'p[class*="Company"]');
  return {
    id: idIn(address),
    url: address,
    title: textIn(tree, title),
    company: company?.toLowerCase() === "confidential" ? null : company,
    places: [textIn(tree, '[class*="multi-location-display"] p')],
    salary: payIn(markers, task),
    employmentType: markers.find((marker) => marker !== "" && !/\d/.test(marker)) ?? null,
  };
}

/** The number at the end of an ad's address. */
const idIn = (address: string | null): string | null =>
  address === null ? null : (/-(\d+)(?:[?#].*)?$/.exec(address)?.[1] ?? null);

function payIn(markers: string[], task: Task): Salary | null {
  const pay = markers.find((marker) => /\d.*(€|CHF|EUR)|(€|CHF|EUR).*\d/.test(marker));
  if (pay === undefined) return null;
  return readSalary(pay, { country: countryOf(task), language: "de", statedBy: "employer" });
}

/** One ad in full, from the JSON-LD that XING puts into every job page. */
function readDetail(page: Page, task: Task): Listing {
  return collect(postingsOf(page).slice(0, 1), (posting) => {
    const canonical = /<link[^>]{0,200}rel="canonical"[^>]{0,200}href="([^"]{0,400})"/.exec(
      page.body,
    )?.[1];
    const url = canonical ?? baseOf(page, task);
    const draft = draftFrom(posting, page, countryOf(task));
    const id = idIn(url) ?? cardOf(task)?.externalId ?? url;
    return completeDraft(
      cardOf(task),
      adOf({ page, task, draft: { ...draft, id, url }, origin: "json-ld" }),
    );
  });
}

const searchUrl = "https://www.xing.com/jobs/search/ki";
const cardMark = 'data-testid="job-search-result"';

/** A result page holds twenty cards. */
export const pageSize = 20;
/** Kilometres around a city. */
export const radius = 100;

/** XING mixes its three countries in a nation-wide search, so it is asked city by city. */
export const cities: Record<string, string[]> = {
  DE: ["Frankfurt am Main", "Berlin", "München", "Hamburg", "Düsseldorf"],
  AT: ["Wien", "Linz"],
  CH: ["Zürich", "Genf"],
};

export const xing: Source = {
  id: "xing",
  name: "XING",
  kind: "board",
  hosts: ["www.xing.com", "xing.com", ".xing.com"],
  policy: boardPolicy(
    "XING's terms restrict automated reading and its robots.txt disallows the job search for unnamed readers; switch on only with XING's permission.",
  ),
  plan,
  classify,
  list,
  detail: readDetail,
};

function plan(query: Query): Task[] {
  return searches(query, Object.keys(cities)).flatMap((search) =>
    (cities[search.country] ?? []).map((city) =>
      askPage("xing", {
        url: withQuery(searchUrl, { keywords: search.keyword, location: city, radius, page: 1 }),
        context: { ...search, city },
      }),
    ),
  );
}

function classify(page: Page, task: Task): Verdict {
  const refusal = refusalOf(page, "html");
  if (refusal !== null) return refusal;
  if (task.kind === "detail") return detailVerdict(page);
  if (page.body.includes(cardMark)) return ok;
  if (isEmptyShell(page.body)) {
    return verdict("wrong-type", "the page shows nothing without running its script");
  }
  const isSearch = page.body.includes("cs-search-bar") || page.body.includes("data-xds=");
  return isSearch
    ? verdict("empty", pageOf(task) > 1 ? "past the last page" : "the search found nothing")
    : verdict("wrong-type", "the page is no search page");
}

/** An address with only the number answers 200 with a search page instead of the ad. */
function detailVerdict(page: Page): Verdict {
  if (postingsOf(page).length > 0) return ok;
  return page.body.includes(cardMark)
    ? verdict("not-found", "a search page came instead of the ad")
    : withoutAd(page);
}

function list(page: Page, task: Task): Listing {
  const cards = slicesAt(page.body, cardMark);
  const read = (card: string) =>
    adOf({ page, task, draft: draftOfCard(card, task), origin: "dom" });
  const listing = collect(cards, read);
  const more = cards.length < pageSize ? [] : following(task, { page: pageOf(task) + 1 });
  listing.next = [...more, ...listing.ads.map((ad) => detailOf(task, ad.url, ad))];
  return listing;
}
