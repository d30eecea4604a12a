import { withQuery } from "../addresses";
import { collect, jsonOf } from "../answer";
import { listVerdict, ok, refusalOf, verdict } from "../reading/classify";
import { adOf, completeDraft, type Draft } from "../reading/draft";
import { at, flagAt, joined, listAt, numberAt, textAt } from "../reading/json";
import type { Listing, Page, Query, Source, Task, Verdict } from "../model";
import { askJson, cardOf, detailOf, following, pageOf } from "../tasks";
import type { Address } from "../where";
import { feedPolicy } from "./feed";

export const pageSize = 100;
const api = "https://api.smartrecruiters.com/v1/companies/";

export const smartrecruiters: Source = {
  id: "smartrecruiters",
  name: "SmartRecruiters",
  kind: "feed",
  hosts: ["api.smartrecruiters.com", ".smartrecruiters.com"],
  policy: feedPolicy(
    "SmartRecruiters publishes its Posting API for public jobs; ten requests a second.",
  ),
  plan,
  classify,
  list,
  detail: (page, task) =>
    collect([jsonOf(page)], (job) => completeDraft(cardOf(task), full(page, task, job))),
};

function plan({ boards, keywords, maxPages, since }: Query): Task[] {
  const asked = keywords.length > 0 ? keywords : [null];
  return boards.flatMap(({ token, company }) =>
    asked.map((q) =>
      askJson("smartrecruiters", {
        url: withQuery(`${api}${encodeURIComponent(token)}/postings`, {
          limit: pageSize,
          offset: 0,
          q,
          releasedAfter: since === null ? null : `${since}T00:00:00.000Z`,
        }),
        context: { token, company, page: 1, maxPages },
      }),
    ),
  );
}

function classify(page: Page, task: Task): Verdict {
  const refusal = refusalOf(page, "json");
  if (refusal !== null) return refusal;
  if (task.kind === "list") return listVerdict(at(jsonOf(page), "content"), "postings");
  return textAt(jsonOf(page), "id") === null ? verdict("wrong-type", "no posting") : ok;
}

function list(page: Page, task: Task): Listing {
  const jobs = listAt(jsonOf(page), "content");
  const listing = collect(jobs, (job) =>
    adOf({ page, task, draft: draftOf(job, task), origin: "api" }),
  );
  const total = numberAt(jsonOf(page), "totalFound");
  const seen = pageOf(task) * pageSize;
  const more = jobs.length > 0 && seen < (total ?? 0) ? following(task, { offset: seen }) : [];
  const details = listing.ads.map((ad) =>
    detailOf(task, `${listAddress(task)}/${idOf(ad.externalId)}`, ad),
  );
  return { ...listing, total, next: [...more, ...details] };
}

const listAddress = (task: Task): string => withQuery(task.url, {}).split("?")[0] ?? task.url;
const idOf = (externalId: string): string => externalId.split(":").at(-1) ?? externalId;

const full = (page: Page, task: Task, job: unknown) =>
  adOf({ page, task, draft: { ...draftOf(job, task), html: htmlOf(job) }, origin: "api" });

function draftOf(job: unknown, task: Task): Draft {
  const company = textAt(job, "company", "identifier") ?? textAt(task.context, "token") ?? "";
  const id = textAt(job, "id");
  return {
    id,
    url:
      id === null
        ? null
        : (textAt(job, "postingUrl") ?? `https://jobs.smartrecruiters.com/${company}/${id}`),
    applyUrl: textAt(job, "applyUrl"),
    title: textAt(job, "name"),
    company: textAt(job, "company", "name") ?? textAt(task.context, "company"),
    places: [addressOf(job)],
    posted: textAt(job, "releasedDate"),
    language: textAt(job, "language", "code"),
    employmentType: textAt(job, "typeOfEmployment", "label"),
    workplace: flagAt(job, "location", "hybrid")
      ? "hybrid"
      : flagAt(job, "location", "remote")
        ? "remote"
        : null,
  };
}

/** The custom field COUNTRY may contradict the location (GB job marked pl); the location decides. */
const addressOf = (job: unknown): Address => ({
  city: textAt(job, "location", "city"),
  region: textAt(job, "location", "region"),
  country: textAt(job, "location", "country"),
});

function htmlOf(job: unknown): string | null {
  const names = ["companyDescription", "jobDescription", "qualifications", "additionalInformation"];
  const sections = names.map((name) => {
    const text = textAt(job, "jobAd", "sections", name, "text");
    return text && `<h3>${textAt(job, "jobAd", "sections", name, "title") ?? ""}</h3>${text}`;
  });
  return joined(sections, "\n");
}
