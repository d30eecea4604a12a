import { withQuery } from "../addresses";
import { collect, once } from "../answer";
import { ok, refusalOf, verdict, withoutAd } from "../reading/classify";
import { adOf, completeDraft } from "../reading/draft";
import { assignedAfter } from "../reading/embedded";
import { at, listAt, numberAt } from "../reading/json";
import type { Ad, Listing, Page, Query, Source, Task, Verdict } from "../model";
import { draftFrom, postingsOf } from "../pages/posting";
import { elementAt } from "../slices";
import { askPage, baseOf, cardOf, countryOf, daysSince, detailOf, searches } from "../tasks";
import { boardPolicy, followingFrom, noneShown, startOf } from "./board";
import { draftOfRow } from "./indeed-row";

const descriptionMark = 'id="jobDescriptionText"';

const hasDescription = (body: string): boolean => body.includes(descriptionMark);

/** One ad in full: its JSON-LD, and its description block where there is none. */
function readDetail(page: Page, task: Task): Listing {
  return collect([page], () => completeDraft(cardOf(task), fullAd(page, task)));
}

function fullAd(page: Page, task: Task): Ad {
  const [posting] = postingsOf(page);
  const url = baseOf(page, task);
  const known = { id: new URL(url).searchParams.get("jk") ?? url, url };
  if (posting !== undefined) {
    return adOf({
      page,
      task,
      draft: { ...draftFrom(posting, page, countryOf(task)), ...known },
      origin: "json-ld",
    });
  }
  const title = cardOf(task)?.title ?? null;
  return adOf({
    page,
    task,
    draft: { ...known, title, html: elementAt(page.body, descriptionMark) },
    origin: "dom",
  });
}

const stateMark = 'window.mosaic.providerData["mosaic-provider-jobcards"]';

/** A page shows fifteen rows although `start` counts in tens. */
export const rowsPerPage = 15;
export const startStep = 10;

/** Indeed's host for a country; only Great Britain differs from its ISO code. */
const subdomains: Record<string, string> = Object.fromEntries(
  "NL DE FR GB BE CH AT DK SE NO FI ES IT PL IE LU"
    .split(" ")
    .map((code) => [code, code === "GB" ? "uk" : code.toLowerCase()]),
);

export const indeed: Source = {
  id: "indeed",
  name: "Indeed",
  kind: "board",
  hosts: ["www.indeed.com", "indeed.com", ".indeed.com"],
  policy: boardPolicy(
    "Indeed's terms restrict automated reading and its pages ask many readers to prove that they are human; switch on only with Indeed's permission.",
    3000,
  ),
  plan,
  classify,
  list,
  detail: readDetail,
};

function plan(query: Query): Task[] {
  const fromage = query.since ? daysSince(query.since) : null;
  return searches(query, Object.keys(subdomains)).map((search) =>
    askPage("indeed", {
      url: withQuery(`https://${subdomains[search.country]}.indeed.com/jobs`, {
        q: search.keyword,
        l: "",
        sort: "date",
        fromage,
        start: 0,
      }),
      context: { ...search, start: 0 },
    }),
  );
}

const modelOf = (page: Page): unknown =>
  once(page, "indeed", () =>
    at(assignedAfter(page.body, stateMark), "metaData", "mosaicProviderJobCardsModel"),
  );

function totalOf(page: Page): number | null {
  const tiers = listAt(modelOf(page), "tierSummaries").map(
    (tier) => numberAt(tier, "jobCount") ?? 0,
  );
  return tiers.length > 0 ? tiers.reduce((sum, count) => sum + count, 0) : null;
}

function classify(page: Page, task: Task): Verdict {
  const refusal = refusalOf(page, "html");
  if (refusal !== null) return refusal;
  if (task.kind === "detail") {
    const isAd = postingsOf(page).length > 0 || hasDescription(page.body);
    return isAd ? ok : withoutAd(page);
  }
  if (!Array.isArray(at(modelOf(page), "results"))) {
    return verdict("wrong-type", "the page holds no result state");
  }
  if (listAt(modelOf(page), "results").length > 0) return ok;
  if (totalOf(page) === 0) return verdict("empty", "the search found nothing");
  return noneShown(startOf(task) > 0);
}

/** The link below the results, and any that begins further on; counts are often missing, or of other searches. */
const showsNext = ({ body }: Page, start: number): boolean =>
  body.includes('data-testid="pagination-page-next"') ||
  beginningsIn(body).some((it) => it > start);

/** Where the pages begin that this one links to. */
function beginningsIn(body: string): number[] {
  const found: number[] = [];
  for (let at = body.indexOf("start="); at >= 0; at = body.indexOf("start=", at + 1)) {
    const link = /\bhref=["'][^"']{1,600}[?&;]$/.exec(body.slice(Math.max(0, at - 610), at));
    if (link) found.push(Number.parseInt(body.slice(at + 6, at + 12), 10));
  }
  return found;
}

function list(page: Page, task: Task): Listing {
  const rows = listAt(modelOf(page), "results");
  const listing = collect(rows, (row) =>
    adOf({ page, task, draft: draftOfRow(row, task), origin: "state" }),
  );
  listing.total = totalOf(page);
  const start = startOf(task) + startStep;
  const seen = (start / startStep) * rowsPerPage;
  const goesOn = rows.length > 0 && (showsNext(page, startOf(task)) || seen < (listing.total ?? 0));
  const more = goesOn ? followingFrom(task, start) : [];
  const address = (key: string): string =>
    withQuery(new URL("/viewjob", baseOf(page, task)).href, { jk: key });
  const details = listing.ads.map((ad) => detailOf(task, address(ad.externalId), ad));
  listing.next = [...more, ...details];
  return listing;
}
