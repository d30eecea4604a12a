import { collect, jsonOf } from "../answer";
import { listVerdict, refusalOf } from "../reading/classify";
import { adOf, type Draft } from "../reading/draft";
import { at, flagAt, joined, listAt, numberAt, textAt } from "../reading/json";
import type { Listing, Page, Source, Task } from "../model";
import { askJson, following, pageOf } from "../tasks";

export const arbeitnow: Source = {
  id: "arbeitnow",
  name: "Arbeitnow",
  kind: "service",
  hosts: ["www.arbeitnow.com", "arbeitnow.com"],
  policy: {
    isOnByDefault: true,
    terms:
      "Arbeitnow's API is free and public; it asks for a link back to the ad and for no abuse.",
    concurrency: 1,
    pauseMs: 1000,
    isPublishedForMachines: true,
  },
  // Its search parameters are ignored, so the pages are read as they are, once for all keywords.
  plan: ({ maxPages }) => [
    askJson("arbeitnow", {
      url: "https://www.arbeitnow.com/api/job-board-api?page=1",
      context: { page: 1, maxPages },
    }),
  ],
  classify: (page) => refusalOf(page, "json") ?? listVerdict(at(jsonOf(page), "data"), "jobs"),
  list,
};

function list(page: Page, task: Task): Listing {
  const jobs = listAt(jsonOf(page), "data");
  const listing = collect(jobs, (job) => adOf({ page, task, draft: draftOf(job), origin: "api" }));
  const isLast = textAt(jsonOf(page), "links", "next") === null;
  return { ...listing, next: isLast ? [] : following(task, { page: pageOf(task) + 1 }) };
}

function draftOf(job: unknown): Draft {
  const created = numberAt(job, "created_at");
  return {
    id: textAt(job, "slug"),
    url: textAt(job, "url"),
    title: textAt(job, "title"),
    company: textAt(job, "company_name"),
    places: [textAt(job, "location")],
    posted: created === null ? null : new Date(created * 1000).toISOString(),
    html: textAt(job, "description"),
    employmentType: joined(listAt(job, "job_types").map((type) => textAt({ type }, "type"))),
    workplace: flagAt(job, "remote") ? "remote" : null,
  };
}
