import { collect, jsonOf } from "../answer";
import { listVerdict, ok, refusalOf } from "../reading/classify";
import { adOf, type Draft } from "../reading/draft";
import { at, flagAt, joined, listAt, textAt } from "../reading/json";
import type { Page, Source, Task } from "../model";
import { askJson, baseOf } from "../tasks";
import type { Address } from "../where";
import { feedPolicy, workplaceIn } from "./feed";

export const workable: Source = {
  id: "workable",
  name: "Workable",
  kind: "feed",
  hosts: ["apply.workable.com", ".workable.com"],
  policy: feedPolicy(
    "Workable publishes its widget endpoint for showing public jobs elsewhere.",
    1000,
  ),
  plan: ({ boards }) =>
    boards.map(({ token, company }) => {
      const account = `https://apply.workable.com/api/v1/widget/accounts/${encodeURIComponent(token)}`;
      return askJson("workable", { url: `${account}?details=true`, context: { token, company } });
    }),
  classify: (page) => {
    const refusal = refusalOf(page, "json");
    if (refusal !== null) return refusal;
    const isOne = textAt(jsonOf(page), "shortcode") !== null;
    return isOne ? ok : listVerdict(at(jsonOf(page), "jobs"), "jobs");
  },
  list,
  detail: list,
};

/** The widget lists all jobs of an account; a job's own address answers that job alone. */
function list(page: Page, task: Task) {
  const answer = jsonOf(page);
  const isOne = textAt(answer, "shortcode") !== null;
  const jobs = isOne ? [answer] : listAt(answer, "jobs");
  const company = textAt(answer, "name") ?? textAt(task.context, "company");
  const listing = collect(jobs, (job) =>
    adOf({ page, task, draft: draftOf(job, { page, task, company }), origin: "api" }),
  );
  return { ...listing, total: jobs.length };
}

type Shown = { page: Page; task: Task; company: string | null };

/** A shortcode is unique within its account only. */
function draftOf(job: unknown, { page, task, company }: Shown): Draft {
  const token = textAt(task.context, "token") ?? textAt(job, "accountUid") ?? "";
  const code = textAt(job, "shortcode");
  const places = listAt(job, "locations").map(placeOf);
  return {
    id: code === null ? null : `${token}:${code}`,
    url: textAt(job, "url") ?? (code === null ? null : `/j/${code}`) ?? baseOf(page, task),
    applyUrl: textAt(job, "application_url"),
    title: textAt(job, "title"),
    company,
    places: places.length > 0 ? places : [placeOf(at(job, "location") ?? job)],
    posted: textAt(job, "published_on") ?? textAt(job, "published") ?? textAt(job, "created_at"),
    html: joined(
      ["description", "requirements", "benefits"].map((name) => textAt(job, name)),
      "\n",
    ),
    language: textAt(job, "language"),
    employmentType: textAt(job, "employment_type") ?? textAt(job, "type"),
    workplace: workplaceIn(textAt(job, "workplace")) ?? (isRemote(job) ? "remote" : null),
  };
}

const placeOf = (place: unknown): Address => ({
  city: textAt(place, "city"),
  region: textAt(place, "region") ?? textAt(place, "state"),
  country: textAt(place, "countryCode") ?? textAt(place, "country"),
});

const isRemote = (job: unknown): boolean =>
  flagAt(job, "telecommuting") === true || flagAt(job, "remote") === true;
