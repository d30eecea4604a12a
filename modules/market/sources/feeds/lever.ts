import type { Salary } from "@/modules/knowledge/normalise/model";
import { periods } from "@/modules/knowledge/normalise/rules";
import { withQuery } from "../addresses";
import { collect, jsonOf } from "../answer";
import { listVerdict, refusalOf, verdict } from "../reading/classify";
import { adOf, type Draft } from "../reading/draft";
import { payInFields } from "../reading/field-pay";
import { at, joined, listAt, numberAt, textAt } from "../reading/json";
import type { Listing, Page, Source, Task } from "../model";
import { askJson, following, pageOf } from "../tasks";
import { feedPolicy, workplaceIn } from "./feed";

export const pageSize = 100;

export const lever: Source = {
  id: "lever",
  name: "Lever",
  kind: "feed",
  hosts: ["api.lever.co", "api.eu.lever.co", ".lever.co"],
  policy: feedPolicy(
    "Lever publishes its Postings API for showing public jobs elsewhere; two requests a second.",
  ),
  plan: ({ boards, maxPages }) =>
    boards.map(({ token, company, host }) => {
      const address = `https://${host ?? "api.lever.co"}/v0/postings/${encodeURIComponent(token)}`;
      const url = withQuery(address, { mode: "json", limit: pageSize, skip: 0 });
      return askJson("lever", { url, context: { token, company, page: 1, maxPages } });
    }),
  classify(page, task) {
    const refusal = refusalOf(page, "json");
    if (refusal !== null) return refusal;
    const isLast = pageOf(task) > 1 && listAt(jsonOf(page)).length === 0;
    return isLast ? verdict("empty", "past the last page") : listVerdict(jsonOf(page), "postings");
  },
  list,
};

function list(page: Page, task: Task): Listing {
  const postings = listAt(jsonOf(page));
  const listing = collect(postings, (posting) =>
    adOf({ page, task, draft: draftOf(posting, task), origin: "api" }),
  );
  const isFull = postings.length >= pageSize;
  return { ...listing, next: isFull ? following(task, { skip: pageOf(task) * pageSize }) : [] };
}

function draftOf(posting: unknown, task: Task): Draft {
  const created = numberAt(posting, "createdAt");
  const places = listAt(posting, "categories", "allLocations").map((one) => textAt({ one }, "one"));
  return {
    id: textAt(posting, "id"),
    url: textAt(posting, "hostedUrl"),
    applyUrl: textAt(posting, "applyUrl"),
    title: textAt(posting, "text"),
    company: textAt(task.context, "company"),
    places: places.length > 0 ? places : [textAt(posting, "categories", "location")],
    country: textAt(posting, "country"),
    posted: created === null ? null : new Date(created).toISOString(),
    salary: payOf(posting),
    html: htmlOf(posting),
    employmentType: textAt(posting, "categories", "commitment"),
    workplace: workplaceIn(textAt(posting, "workplaceType")),
  };
}

/** The description stands in three parts: introduction, lists with headings, and what follows. */
function htmlOf(posting: unknown): string | null {
  const lists = listAt(posting, "lists").map(
    (one) => `<h3>${textAt(one, "text") ?? ""}</h3><ul>${textAt(one, "content") ?? ""}</ul>`,
  );
  const opening = textAt(posting, "description") ?? textAt(posting, "descriptionPlain");
  const closing = textAt(posting, "additional") ?? textAt(posting, "additionalPlain");
  return joined([opening, ...lists, closing], "\n");
}

function payOf(posting: unknown): Salary | null {
  const range = at(posting, "salaryRange");
  const [min, max] = [numberAt(range, "min"), numberAt(range, "max")];
  const currency = textAt(range, "currency");
  const interval = textAt(range, "interval") ?? "per-year-salary";
  const period = periods.find((one) => interval.includes(one)) ?? "year";
  return payInFields({ min, max, currency, period, unit: interval });
}
