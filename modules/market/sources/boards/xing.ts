import { withQuery } from "../addresses";
import { isEmptyShell, ok, refusalOf, verdict } from "../classify";
import { adOf } from "../draft";
import { collect } from "../listing";
import type { Listing, Page, Query, Source, Task, Verdict } from "../model";
import { postingsOf } from "../pages/structured";
import { slicesAt } from "../slices";
import { askPage, detailOf, following, pageOf, searches } from "../tasks";
import { boardPolicy } from "./board";
import { draftOfCard } from "./xing-card";
import { readDetail } from "./xing-detail";

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
    : verdict("wrong-type", "the page holds no ad");
}

function list(page: Page, task: Task): Listing {
  const cards = slicesAt(page.body, cardMark);
  const read = (card: string) => adOf(page, task, draftOfCard(card, task), "dom");
  const listing = collect(cards, read);
  const more = cards.length < pageSize ? [] : following(task, { page: pageOf(task) + 1 });
  listing.next = [...more, ...listing.ads.map((ad) => detailOf(task, ad.url, ad))];
  return listing;
}
