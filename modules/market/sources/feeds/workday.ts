import { collect, jsonOf } from "../answer";
import { listVerdict, ok, refusalOf, verdict } from "../reading/classify";
import { adOf, completeDraft, type Draft } from "../reading/draft";
import { at, listAt, numberAt, textAt } from "../reading/json";
import type { Listing, Page, Query, Source, Task, Verdict } from "../model";
import { askJson, cardOf, detailOf, followingAt } from "../tasks";
import { feedPolicy, workplaceIn } from "./feed";

function draftOfEntry(entry: unknown, task: Task): Draft {
  const path = textAt(entry, "externalPath");
  const site = textAt(task.context, "site");
  return {
    id: path === null ? null : idOf(path, task),
    url: path === null ? null : `${new URL(task.url).origin}/${site ?? siteIn(task.url)}${path}`,
    title: textAt(entry, "title"),
    company: textAt(task.context, "company"),
    places: [namedPlace(textAt(entry, "locationsText"))],
    posted: textAt(entry, "postedOn"),
    workplace: workplaceIn(textAt(entry, "remoteType")),
  };
}

/** "5 Locations" is a count, not a place; the ad in full names them. */
const namedPlace = (text: string | null): string | null =>
  text === null || /^\d+ \p{L}+$/u.test(text) ? null : text;

function draftOfPosting(answer: unknown, task: Task): Draft {
  const posting = at(answer, "jobPostingInfo");
  const url = textAt(posting, "externalUrl") ?? task.url;
  const others = listAt(posting, "additionalLocations").map((one) => textAt({ one }, "one"));
  return {
    id: idOf(new URL(url).pathname, task),
    url,
    title: textAt(posting, "title"),
    company: textAt(task.context, "company") ?? textAt(answer, "hiringOrganization", "name"),
    places: [textAt(posting, "location"), ...others],
    country: textAt(posting, "jobRequisitionLocation", "country", "alpha2Code"),
    posted: textAt(posting, "startDate") ?? textAt(posting, "postedOn"),
    until: textAt(posting, "endDate"),
    html: textAt(posting, "jobDescription"),
    employmentType: textAt(posting, "timeType"),
    workplace: workplaceIn(textAt(posting, "remoteType")),
  };
}

/** The requisition number that ends the path, within its tenant. */
function idOf(path: string, task: Task): string {
  const tenant = new URL(task.url).hostname.split(".")[0] ?? "";
  return `${tenant}:${path.split("_").at(-1) ?? path}`;
}

const siteIn = (url: string): string => /\/wday\/cxs\/[^/]+\/([^/]+)/.exec(url)?.[1] ?? "";

export const pageSize = 20;
/** Past this many Workday answers its first page again. */
export const cap = 2000;

export const workday: Source = {
  id: "workday",
  name: "Workday",
  kind: "feed",
  hosts: [".myworkdayjobs.com", ".myworkdaysite.com"],
  policy: {
    ...feedPolicy(
      "Workday's career sites are public and answer their own pages as JSON; terms differ per employer.",
      1500,
    ),
    concurrency: 1,
    // Made for the site's own pages and published nowhere, so robots.txt decides.
    isPublishedForMachines: false,
  },
  plan,
  classify,
  list,
  detail: (page, task) => collect([jsonOf(page)], (answer) => fullAd(page, task, answer)),
};

/** A board is "tenant/site" on the host of its tenant ("example.wd3.myworkdayjobs.com"). */
function plan({ boards, keywords, maxPages }: Query): Task[] {
  const asked = keywords.length > 0 ? keywords : [""];
  return boards.flatMap(({ token, company, host }) => {
    const [tenant = "", site = ""] = token.split("/");
    const address = host ?? `${tenant}.wd3.myworkdayjobs.com`;
    return asked.map((searchText) =>
      askJson("workday", {
        method: "POST",
        url: `https://${address}/wday/cxs/${tenant}/${site}/jobs`,
        headers: { accept: "application/json", "content-type": "application/json" },
        body: question(searchText, 0),
        context: { company, site, searchText, offset: 0, page: 1, maxPages },
      }),
    );
  });
}

/** A question without any of these four is answered 422. */
const question = (searchText: string, offset: number): string =>
  JSON.stringify({ appliedFacets: {}, limit: pageSize, offset, searchText });

const offsetOf = (task: Task): number => numberAt(task.context, "offset") ?? 0;

function classify(page: Page, task: Task): Verdict {
  const refusal = refusalOf(page, "json");
  if (refusal !== null) return refusal;
  if (task.kind === "detail") {
    const isAd = textAt(jsonOf(page), "jobPostingInfo", "title") !== null;
    return isAd ? ok : verdict("wrong-type", "the answer contains no posting");
  }
  if (offsetOf(task) >= cap) return verdict("empty", "past the two thousand that Workday shows");
  return listVerdict(at(jsonOf(page), "jobPostings"), "postings");
}

function list(page: Page, task: Task): Listing {
  const entries = listAt(jsonOf(page), "jobPostings");
  const listing = collect(entries, (entry) =>
    adOf({ page, task, draft: draftOfEntry(entry, task), origin: "api" }),
  );
  // Only the first page tells the total; later ones say 0.
  const total = numberAt(jsonOf(page), "total") || numberAt(task.context, "total");
  const details = listing.ads.map((ad) => detailOf(task, detailAddress(task, ad.url), ad));
  return { ...listing, total, next: [...more(task, entries.length, total ?? 0), ...details] };
}

function more(task: Task, shown: number, total: number): Task[] {
  const offset = offsetOf(task) + pageSize;
  if (shown === 0 || offset >= Math.min(total, cap)) return [];
  const body = question(textAt(task.context, "searchText") ?? "", offset);
  return followingAt(task, task.url, { body, context: { offset, total } });
}

/** The same path below the site, asked of the part that answers JSON. */
function detailAddress(task: Task, url: string): string {
  const path = new URL(url).pathname;
  return task.url.replace(/\/jobs$/, path.slice(path.indexOf("/job/")));
}

const fullAd = (page: Page, task: Task, answer: unknown) =>
  completeDraft(
    cardOf(task),
    adOf({ page, task, draft: draftOfPosting(answer, task), origin: "api" }),
  );
