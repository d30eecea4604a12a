import type { Salary } from "@/modules/knowledge/normalise/model";
import { withQuery } from "../addresses";
import { collect, jsonOf } from "../answer";
import { listVerdict, refusalOf } from "../reading/classify";
import { adOf, type Draft } from "../reading/draft";
import { payInFields } from "../reading/field-pay";
import { at, joined, listAt, numberAt, textAt } from "../reading/json";
import type { Listing, Page, Query, Source, Task } from "../model";
import { askJson, countryOf, daysSince, followingAt, pageOf, searches } from "../tasks";
import type { Address } from "../where";

const api = "https://api.adzuna.com/v1/api/jobs/";
export const pageSize = 50;
const currencies: Record<string, string> = { GB: "GBP", CH: "CHF", PL: "PLN" };
const known = ["AT", "BE", "CH", "DE", "ES", "FR", "GB", "IT", "NL", "PL"];

export const adzuna: Source = {
  id: "adzuna",
  name: "Adzuna",
  kind: "service",
  hosts: ["api.adzuna.com", ".adzuna.com", "www.adzuna.nl", "www.adzuna.de", "www.adzuna.fr"],
  policy: {
    isOnByDefault: true,
    terms:
      "Adzuna's API needs a free key, has a daily quota and asks to name Adzuna as the source.",
    concurrency: 1,
    pauseMs: 1500,
    isPublishedForMachines: true,
  },
  plan,
  classify: (page) =>
    refusalOf(page, "json") ?? listVerdict(at(jsonOf(page), "results"), "results"),
  list,
};

/** Without its two keys Adzuna is not asked; they are filled in only when the question is sent. */
function plan(query: Query): Task[] {
  if (!query.keys["app_id"] || !query.keys["app_key"]) return [];
  const age = query.since ? daysSince(query.since) : null;
  return searches(query, known).map((search) => {
    const url = withQuery(`${api}${search.country.toLowerCase()}/search/1`, {
      what: search.keyword,
      results_per_page: pageSize,
      max_days_old: age,
      sort_by: "date",
    });
    return askJson("adzuna", { url: `${url}&app_id={app_id}&app_key={app_key}`, context: search });
  });
}

function list(page: Page, task: Task): Listing {
  const results = listAt(jsonOf(page), "results");
  const listing = collect(results, (result) =>
    adOf({ page, task, draft: draftOf(result, task), origin: "api" }),
  );
  const total = numberAt(jsonOf(page), "count");
  const isLast = results.length === 0 || pageOf(task) * pageSize >= (total ?? 0);
  const address = task.url.replace(/\/search\/\d+/, `/search/${pageOf(task) + 1}`);
  return { ...listing, total, next: isLast ? [] : followingAt(task, address) };
}

function draftOf(result: unknown, task: Task): Draft {
  const areas = listAt(result, "location", "area").map((area) => textAt({ area }, "area"));
  return {
    id: textAt(result, "id"),
    url: textAt(result, "redirect_url"),
    title: textAt(result, "title"),
    company: textAt(result, "company", "display_name"),
    places: [areas.length > 1 ? addressOf(areas) : textAt(result, "location", "display_name")],
    posted: textAt(result, "created"),
    salary: payOf(result, countryOf(task)),
    html: textAt(result, "description"),
    employmentType: joined([textAt(result, "contract_type"), textAt(result, "contract_time")]),
  };
}

/** Areas run from the country down to the town. */
const addressOf = (areas: (string | null)[]): Address => ({
  city: areas.at(-1) ?? null,
  region: areas.length > 2 ? (areas[1] ?? null) : null,
  country: areas[0] ?? null,
});

function payOf(result: unknown, country: string | null): Salary | null {
  const [min, max] = [numberAt(result, "salary_min"), numberAt(result, "salary_max")];
  const currency = currencies[country ?? ""] ?? "EUR";
  const statedBy = textAt(result, "salary_is_predicted") === "1" ? "estimate" : "employer";
  return payInFields({ min, max, currency, period: "year", statedBy });
}
