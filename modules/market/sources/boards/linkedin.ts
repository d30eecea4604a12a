import { readSalary } from "@/modules/knowledge/normalise";
import { withoutQuery, withQuery } from "../addresses";
import { collect } from "../answer";
import { isEmptyShell, ok, refusalOf, verdict } from "../reading/classify";
import { adOf, completeDraft } from "../reading/draft";
import type { Ad, Listing, Page, Query, Source, Task, Verdict } from "../model";
import { attributeIn, elementAt, slicesAt, textIn, treeOf } from "../slices";
import { askPage, baseOf, cardOf, countryOf, daysSince, detailOf, searches } from "../tasks";
import { boardPolicy, followingFrom, startOf } from "./board";

const searchUrl = "https://www.linkedin.com/jobs-guest/jobs/api/seeMoreJobPostings/search";
const detailUrl = "https://www.linkedin.com/jobs-guest/jobs/api/jobPosting/";
const cardMark = 'data-entity-urn="urn:li:jobPosting:';

/** The guest search answers ten cards, and nothing past the thousandth. */
export const pageSize = 10;
export const ceiling = 1000;

/** The full ad: only its head, its criteria and its description are cut out of the page. */
function readDetail(page: Page, task: Task): Listing {
  return collect([page.body], () => completeDraft(cardOf(task), adOfDetail(page, task)));
}

function adOfDetail(page: Page, task: Task): Ad {
  const head = treeOf(elementAt(page.body, '"top-card-layout ') ?? headOf(page.body));
  const link = attributeIn(head, "a.topcard__link", "href");
  const url = link === null ? baseOf(page, task) : withoutQuery(link);
  const draft = {
    id: idOf(page.body) ?? lastNumber(url) ?? cardOf(task)?.externalId ?? null,
    url: cardOf(task)?.url ?? url,
    title: textIn(head, ".top-card-layout__title"),
    company: textIn(head, ".topcard__org-name-link"),
    places: [textIn(head, ".topcard__flavor--bullet")],
    posted: textIn(head, ".posted-time-ago__text"),
    html: elementAt(page.body, "show-more-less-html__markup"),
    employmentType: criterion(page.body, /Employment type|Dienstverband|Beschäftigungs/i),
  };
  return adOf({ page, task, draft, origin: "dom" });
}

/** Where the page is a fragment without the usual section, its first part holds the head. */
const headOf = (body: string): string => body.slice(0, body.indexOf("description__") + 1 || 60_000);

const idOf = (body: string): string | null =>
  /data-semaphore-content-urn="urn:li:jobPosting:(\d+)/.exec(body)?.[1] ??
  /\/jobs\/view\/[^"?]{0,300}?(\d{8,20})["?]/.exec(body)?.[1] ??
  null;

const lastNumber = (url: string): string | null => /(\d{6,})[^\d]*$/.exec(url)?.[1] ?? null;

function criterion(body: string, name: RegExp): string | null {
  const list = elementAt(body, "description__job-criteria-list");
  if (list === null) return null;
  const tree = treeOf(list);
  const item = tree(".description__job-criteria-item")
    .toArray()
    .find((one) => name.test(tree(one).find(".description__job-criteria-subheader").text()));
  return item ? tree(item).find(".description__job-criteria-text").text().trim() || null : null;
}

/** How boards that search by words call the sixteen countries. */
export const countryNames: Record<string, string> = {
  NL: "Netherlands",
  DE: "Germany",
  FR: "France",
  GB: "United Kingdom",
  BE: "Belgium",
  CH: "Switzerland",
  AT: "Austria",
  DK: "Denmark",
  SE: "Sweden",
  NO: "Norway",
  FI: "Finland",
  ES: "Spain",
  IT: "Italy",
  PL: "Poland",
  IE: "Ireland",
  LU: "Luxembourg",
};

export const linkedin: Source = {
  id: "linkedin",
  name: "LinkedIn",
  kind: "board",
  hosts: ["www.linkedin.com", "linkedin.com", ".linkedin.com"],
  policy: boardPolicy(
    "LinkedIn's User Agreement forbids automated reading and its robots.txt admits named readers only; switch on only with LinkedIn's permission.",
  ),
  plan,
  classify,
  list,
  detail: readDetail,
};

function plan(query: Query): Task[] {
  const recency = query.since ? `r${daysSince(query.since) * 86_400}` : null;
  return searches(query, Object.keys(countryNames)).map((search) =>
    askPage("linkedin", {
      url: withQuery(searchUrl, {
        keywords: search.keyword,
        location: countryNames[search.country] ?? search.country,
        f_TPR: recency,
        start: 0,
      }),
      context: { ...search, start: 0 },
    }),
  );
}

function classify(page: Page, task: Task): Verdict {
  const isLater = task.kind === "list" && startOf(task) > 0;
  // Past its last page the guest search answers 200 with nothing, or 400.
  if (isLater && (page.status === 200 || page.status === 400) && page.body.trim() === "") {
    return verdict("empty", "past the last page");
  }
  const refusal = refusalOf(page, "html");
  if (refusal !== null) return refusal;
  return task.kind === "detail" ? detailVerdict(page.body) : listVerdict(page.body, isLater);
}

function listVerdict(body: string, isLater: boolean): Verdict {
  if (body.includes(cardMark)) return ok;
  if (body.includes("no-results__")) return verdict("empty", "the search found nothing");
  if (isLater) return verdict("empty", "past the last page");
  // A nonsense keyword still returns padded cards, so a first page without any is a soft block.
  return verdict("blocked", "the first page holds no cards");
}

function detailVerdict(body: string): Verdict {
  if (body.includes("top-card-layout__title") || body.includes("show-more-less-html__markup"))
    return ok;
  return isEmptyShell(body)
    ? verdict("wrong-type", "an empty page")
    : verdict("blocked", "the ad is not shown");
}

function list(page: Page, task: Task): Listing {
  const cards = slicesAt(page.body, cardMark);
  const listing = collect(cards, (card) => adOfCard(page, task, card));
  const total = /id="totalResults"[^>]{0,99}><!--([\d.,\s]{1,20})-->/.exec(page.body)?.[1];
  listing.total = total === undefined ? null : Number(total.replace(/\D/g, ""));
  const next = startOf(task) + Math.max(pageSize, cards.length);
  const details = listing.ads.map((ad) => detailOf(task, detailUrl + ad.externalId, ad));
  const more = next < ceiling && cards.length > 0 ? followingFrom(task, next) : [];
  listing.next = [...more, ...details];
  return listing;
}

function adOfCard(page: Page, task: Task, card: string): Ad {
  const tree = treeOf(card);
  const salary = textIn(tree, ".job-search-card__salary-info");
  const link =
    attributeIn(tree, "a.base-card__full-link", "href") ?? attributeIn(tree, "a[href]", "href");
  const country = countryOf(task);
  const draft = {
    id: /urn:li:jobPosting:(\d+)/.exec(card)?.[1] ?? null,
    url: link === null ? null : withoutQuery(link),
    title: textIn(tree, ".base-search-card__title"),
    company: textIn(tree, ".base-search-card__subtitle"),
    places: [textIn(tree, ".job-search-card__location")],
    posted: attributeIn(tree, "time", "datetime") ?? textIn(tree, "time"),
    salary: salary && readSalary(salary, { country, language: null, statedBy: "employer" }),
  };
  return adOf({ page, task, draft: { ...draft, salary: draft.salary || null }, origin: "dom" });
}
