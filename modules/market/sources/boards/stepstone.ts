import { slug, withoutQuery, withQuery } from "../addresses";
import { once } from "../answer";
import { ok, refusalOf, verdict } from "../classify";
import { adOf } from "../draft";
import { assignedAfter } from "../embedded";
import { at, listAt, numberAt, textAt } from "../json";
import { collect } from "../listing";
import type { Listing, Page, Query, Source, Task, Verdict } from "../model";
import { postingsOf } from "../pages/structured";
import { answeringSections } from "../rules";
import { askPage, daysSince, detailOf, following, pageOf, searches } from "../tasks";
import { boardPolicy, noneShown } from "./board";
import { hasContent, readDetail } from "./stepstone-detail";
import { resultsInDom } from "./stepstone-dom";
import { draftOfItem } from "./stepstone-item";

const stateMark = '__PRELOADED_STATE__["app-unifiedResultlist"]';

/** The group's sites by country; the British and Irish ones run the same front end. */
const sites: Record<string, string> = {
  DE: "https://www.stepstone.de/jobs/",
  NL: "https://www.stepstone.nl/vacatures/",
  BE: "https://www.stepstone.be/vacatures/",
  AT: "https://www.stepstone.at/jobs/",
  GB: "https://www.totaljobs.com/jobs/",
  IE: "https://www.irishjobs.ie/jobs/",
};

export const stepstone: Source = {
  id: "stepstone",
  name: "StepStone",
  kind: "board",
  hosts: ["de", "nl", "be", "at"]
    .flatMap((tld) => [`www.stepstone.${tld}`, `stepstone.${tld}`, `.stepstone.${tld}`])
    .concat("totaljobs.com", ".totaljobs.com", "irishjobs.ie", ".irishjobs.ie"),
  policy: boardPolicy(
    "StepStone's terms restrict automated reading and its firewall refuses many servers; switch on only with StepStone's permission.",
  ),
  plan,
  classify,
  list,
  detail: readDetail,
};

function plan(query: Query): Task[] {
  return searches(query, Object.keys(sites)).map((search) =>
    askPage("stepstone", {
      url: withQuery(`${sites[search.country]}${slug(search.keyword)}`, {
        q: search.keyword,
        sort: 2,
        ag: query.since ? ageOf(query.since) : null,
      }),
      context: search,
    }),
  );
}

/** StepStone filters by one day or one week only. */
function ageOf(since: string): string | null {
  const days = daysSince(since);
  return days <= 1 ? "age_1" : days <= 7 ? "age_7" : null;
}

/** The state first; the cards only where a release has taken the state away. */
const resultsOf = (page: Page): unknown =>
  once(page, "stepstone", () => {
    const state = at(assignedAfter(page.body, stateMark), "searchResults");
    return state ?? resultsInDom(page.body);
  });

function classify(page: Page, task: Task): Verdict {
  const refusal = refusalOf(page, "html");
  if (refusal !== null) return refusal;
  if (task.kind === "detail") {
    const isAd = postingsOf(page).length > 0 || hasContent(page.body);
    return isAd ? ok : verdict("wrong-type", "the page holds no ad");
  }
  const results = resultsOf(page);
  if (results === undefined) return verdict("wrong-type", "the page holds no result state");
  if (listAt(results, "items").length > 0) return ok;
  if (at(results, "noResultsInfo") !== undefined || numberAt(results, "meta", "total") === 0) {
    return verdict("empty", "the search found nothing");
  }
  return noneShown(pageOf(task) > 1);
}

/** Recommended ads are kept apart: they fill the page and do not answer the question. */
function list(page: Page, task: Task): Listing {
  const results = resultsOf(page);
  const origin = textAt(results, "origin") === "dom" ? "dom" : "state";
  const read = (item: unknown) => adOf(page, task, draftOfItem(item, task), origin);
  const listing = collect(listAt(results, "items"), read);
  listing.total =
    numberAt(results, "meta", "total") ?? numberAt(results, "pagination", "totalCount");
  const answers = listing.ads.filter((ad) => answeringSections.includes(ad.section));
  const isLast = pageOf(task) >= (numberAt(results, "pagination", "pageCount") ?? 1);
  const more = isLast || answers.length === 0 ? [] : following(task, { page: pageOf(task) + 1 });
  listing.next = [...more, ...answers.map((ad) => detailOf(task, withoutQuery(ad.url), ad))];
  return listing;
}
