import type { Salary } from "@/modules/knowledge/normalise/model";
import { periods } from "@/modules/knowledge/normalise/rules";
import { collect, jsonOf } from "../answer";
import { listVerdict, refusalOf } from "../reading/classify";
import { adOf, type Draft } from "../reading/draft";
import { payInFields } from "../reading/field-pay";
import { at, flagAt, joined, listAt, numberAt, textAt } from "../reading/json";
import type { Source, Task } from "../model";
import { askJson } from "../tasks";
import { feedPolicy, workplaceIn } from "./feed";

export const ashby: Source = {
  id: "ashby",
  name: "Ashby",
  kind: "feed",
  hosts: ["api.ashbyhq.com", ".ashbyhq.com"],
  policy: feedPolicy("Ashby publishes its job posting API for showing public jobs elsewhere."),
  plan: ({ boards }) =>
    boards.map(({ token, company }) => {
      const board = `https://api.ashbyhq.com/posting-api/job-board/${encodeURIComponent(token)}`;
      return askJson("ashby", {
        url: `${board}?includeCompensation=true`,
        context: { token, company },
      });
    }),
  classify: (page) => refusalOf(page, "json") ?? listVerdict(at(jsonOf(page), "jobs"), "jobs"),
  list(page, task) {
    const jobs = listAt(jsonOf(page), "jobs").filter((job) => flagAt(job, "isListed") !== false);
    const listing = collect(jobs, (job) =>
      adOf({ page, task, draft: draftOf(job, task), origin: "api" }),
    );
    return { ...listing, total: jobs.length };
  },
};

function draftOf(job: unknown, task: Task): Draft {
  const workplace = workplaceIn(textAt(job, "workplaceType"));
  return {
    id: textAt(job, "id"),
    url: textAt(job, "jobUrl"),
    applyUrl: textAt(job, "applyUrl"),
    title: textAt(job, "title"),
    company: textAt(task.context, "company"),
    places: placesOf(job),
    posted: textAt(job, "publishedAt"),
    salary: payOf(job),
    html: textAt(job, "descriptionHtml") ?? textAt(job, "descriptionPlain"),
    employmentType: textAt(job, "employmentType"),
    workplace: workplace ?? (flagAt(job, "isRemote") ? "remote" : null),
  };
}

function placesOf(job: unknown): (string | null)[] {
  const address = at(job, "address", "postalAddress");
  const main = joined([textAt(job, "location"), textAt(address, "addressCountry")]);
  const others = listAt(job, "secondaryLocations").map((one) => textAt(one, "location"));
  return [main, ...others];
}

function payOf(job: unknown): Salary | null {
  const tiers = listAt(job, "compensation", "compensationTiers");
  const parts = tiers.flatMap((tier) => listAt(tier, "components"));
  const pay = parts.find((part) => /salary/i.test(textAt(part, "compensationType") ?? ""));
  const [min, max] = [numberAt(pay, "minValue"), numberAt(pay, "maxValue")];
  const currency = textAt(pay, "currencyCode");
  const interval = (textAt(pay, "interval") ?? "1 YEAR").toLowerCase();
  const period = periods.find((one) => interval.includes(one)) ?? "year";
  const raw = textAt(pay, "summary");
  return payInFields({ min, max, currency, period, unit: interval, raw });
}
