import { decodeHTML } from "entities";
import type { Salary } from "@/modules/knowledge/normalise/model";
import { collect, jsonOf } from "../answer";
import { listVerdict, refusalOf } from "../reading/classify";
import { adOf, type Draft } from "../reading/draft";
import { payInFields } from "../reading/field-pay";
import { at, listAt, numberAt, textAt } from "../reading/json";
import type { Page, Source, Task } from "../model";
import { askJson } from "../tasks";
import { feedPolicy, workplaceIn } from "./feed";

export const greenhouse: Source = {
  id: "greenhouse",
  name: "Greenhouse",
  kind: "feed",
  hosts: ["boards-api.greenhouse.io", ".greenhouse.io"],
  policy: feedPolicy(
    "Greenhouse publishes its Job Board API for embedding public jobs; no key and no agreement are asked for.",
  ),
  plan: ({ boards }) =>
    boards.map(({ token, company, host }) => {
      const path = `/v1/boards/${encodeURIComponent(token)}/jobs?content=true&pay_transparency=true`;
      const url = `https://${host ?? "boards-api.greenhouse.io"}${path}`;
      return askJson("greenhouse", { url, context: { token, company } });
    }),
  classify: (page) => refusalOf(page, "json") ?? listVerdict(at(jsonOf(page), "jobs"), "jobs"),
  list(page, task) {
    const jobs = listAt(jsonOf(page), "jobs");
    return { ...collect(jobs, (job) => read(page, task, job)), total: jobs.length };
  },
};

const read = (page: Page, task: Task, job: unknown) =>
  adOf({ page, task, draft: draftOf(job, task), origin: "api" });

function draftOf(job: unknown, task: Task): Draft {
  const location = textAt(job, "location", "name");
  const content = textAt(job, "content");
  return {
    id: textAt(job, "id"),
    url: textAt(job, "absolute_url"),
    title: textAt(job, "title"),
    company: textAt(job, "company_name") ?? textAt(task.context, "company"),
    places: placesOf(job, location),
    posted: textAt(job, "first_published") ?? textAt(job, "updated_at"),
    until: textAt(job, "application_deadline"),
    salary: payOf(job),
    // The markup arrives entity-escaped: decoded once it is HTML.
    html: content === null ? null : decodeHTML(content),
    language: textAt(job, "language"),
    workplace: workplaceIn(location),
  };
}

/** Offices carry real addresses; the location is a free text ("Hybrid - London"). */
function placesOf(job: unknown, location: string | null): (string | null)[] {
  const offices = listAt(job, "offices").flatMap((office) => textAt(office, "location") ?? []);
  return offices.length > 0 ? [...new Set(offices)] : [location];
}

function payOf(job: unknown): Salary | null {
  const range = listAt(job, "pay_input_ranges")[0];
  const currency = textAt(range, "currency_type");
  const [min, max] = [cents(range, "min_cents"), cents(range, "max_cents")];
  const period = /hour/i.test(textAt(range, "title") ?? "") ? "hour" : "year";
  return payInFields({ min, max, currency, period });
}

function cents(range: unknown, name: string): number | null {
  const amount = numberAt(range, name);
  return amount === null ? null : amount / 100;
}
