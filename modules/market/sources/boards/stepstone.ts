import { slug, withoutQuery, withQuery } from "../addresses";
import { collect, once } from "../answer";
import { ok, refusalOf, verdict, withoutAd } from "../reading/classify";
import { adOf, completeDraft, type Draft } from "../reading/draft";
import { assignedAfter } from "../reading/embedded";
import { at, listAt, numberAt, textAt } from "../reading/json";
import type { Ad, Listing, Page, Query, Source, Task, Verdict } from "../model";
import { draftFrom, postingsOf } from "../pages/posting";
import { answeringSections } from "../rules";
import { elementAt, treeOf } from "../slices";
import {
  askPage,
  baseOf,
  cardOf,
  countryOf,
  daysSince,
  detailOf,
  following,
  pageOf,
  searches,
} from "../tasks";
import { boardPolicy, noneShown } from "./board";
import { draftOfItem, resultsInDom } from "./stepstone-item";

const contentMark = 'data-at="job-ad-content"';

const hasContent = (body: string): boolean => body.includes(contentMark);

/** One ad in full: its JSON-LD, and the marked parts of the page where there is none. */
function readDetail(page: Page, task: Task): Listing {
  return collect([page], () => completeDraft(cardOf(task), fullAd(page, task)));
}

function fullAd(page: Page, task: Task): Ad {
  const url = baseOf(page, task);
  const known = { id: idIn(url) ?? cardOf(task)?.externalId ?? url, url };
  const [posting] = postingsOf(page);
  if (posting === undefined)
    return adOf({ page, task, draft: { ...marked(page.body), ...known }, origin: "dom" });
  return adOf({
    page,
    task,
    draft: { ...draftFrom(posting, page, countryOf(task)), ...known },
    origin: "json-ld",
  });
}

const idIn = (url: string): string | null => /--(\d+)-inline/.exec(url)?.[1] ?? null;

function marked(body: string): Omit<Draft, "id" | "url"> {
  return {
    title: fieldOf(body, "<h1"),
    company: fieldOf(body, 'data-at="metadata-company-name"'),
    places: [fieldOf(body, 'data-at="metadata-location"')],
    posted: fieldOf(body, 'data-at="metadata-online-date"')?.replace(/^[^:]*:\s*/, "") ?? null,
    html: elementAt(body, contentMark),
    employmentType: fieldOf(body, 'data-at="metadata-work-type"'),
  };
}

/** The text of a marked element; its style sheet stands within it and is not part of the text. */
function fieldOf(body: string, mark: string): string | null {
  const fragment = elementAt(body, mark);
  if (fragment === null) return null;
  const tree = treeOf(fragment);
  tree("style, svg, script").remove();
  return tree.text().replace(/\s+/g, " ").trim() || null;
}

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
    return isAd ? ok : withoutAd(page);
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
  const read = (item: unknown) => adOf({ page, task, draft: draftOfItem(item, task), origin });
  const listing = collect(listAt(results, "items"), read);
  listing.total =
    numberAt(results, "meta", "total") ?? numberAt(results, "pagination", "totalCount");
  const answers = listing.ads.filter((ad) => answeringSections.includes(ad.section));
  const isLast = pageOf(task) >= (numberAt(results, "pagination", "pageCount") ?? 1);
  const more = isLast || answers.length === 0 ? [] : following(task, { page: pageOf(task) + 1 });
  listing.next = [...more, ...answers.map((ad) => detailOf(task, withoutQuery(ad.url), ad))];
  return listing;
}
