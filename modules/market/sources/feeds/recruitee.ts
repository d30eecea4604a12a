import type { Salary } from "@/modules/knowledge/normalise/model";
import { periods } from "@/modules/knowledge/normalise/rules";
import { collect, jsonOf } from "../answer";
import { listVerdict, refusalOf } from "../reading/classify";
import { adOf, type Draft } from "../reading/draft";
import { payInFields } from "../reading/field-pay";
import { at, flagAt, joined, listAt, numberAt, textAt } from "../reading/json";
import type { Ad, Source, Task } from "../model";
import { askJson } from "../tasks";
import type { Address } from "../where";
import { feedPolicy } from "./feed";

export const recruitee: Source = {
  id: "recruitee",
  name: "Recruitee",
  kind: "feed",
  hosts: [".recruitee.com"],
  policy: feedPolicy("Recruitee publishes its Careers Site API for showing public jobs elsewhere."),
  plan: ({ boards }) =>
    boards.map(({ token, company, host }) =>
      askJson("recruitee", {
        url: `https://${host ?? `${token}.recruitee.com`}/api/offers/`,
        context: { token, company },
      }),
    ),
  classify: (page) => refusalOf(page, "json") ?? listVerdict(at(jsonOf(page), "offers"), "offers"),
  list(page, task) {
    const offers = listAt(jsonOf(page), "offers").filter(isPublished);
    const listing = collect(offers, (offer) =>
      adOf({ page, task, draft: draftOf(offer, task), origin: "api" }),
    );
    return { ...listing, total: offers.length };
  },
};

const isPublished = (offer: unknown): boolean =>
  (textAt(offer, "status") ?? "published") === "published";

function draftOf(offer: unknown, task: Task): Draft {
  const id = textAt(offer, "id");
  return {
    id: id === null ? null : `${textAt(task.context, "token") ?? ""}:${id}`,
    url: textAt(offer, "careers_url"),
    applyUrl: textAt(offer, "careers_apply_url"),
    title: textAt(offer, "title"),
    company: textAt(offer, "company_name") ?? textAt(task.context, "company"),
    places: placesOf(offer),
    country: textAt(offer, "country_code"),
    posted: textAt(offer, "published_at") ?? textAt(offer, "created_at"),
    until: textAt(offer, "close_at"),
    salary: payOf(offer),
    html: joined([textAt(offer, "description"), textAt(offer, "requirements")], "\n"),
    employmentType: textAt(offer, "employment_type_code"),
    workplace: workplaceOf(offer),
  };
}

function placesOf(offer: unknown): (string | Address | null)[] {
  const places = listAt(offer, "locations").map((place) => ({
    city: textAt(place, "city"),
    region: textAt(place, "state"),
    country: textAt(place, "country"),
  }));
  return places.length > 0 ? places : [textAt(offer, "location")];
}

const workplaceOf = (offer: unknown): Ad["workplace"] => {
  if (flagAt(offer, "hybrid")) return "hybrid";
  if (flagAt(offer, "remote")) return "remote";
  return flagAt(offer, "on_site") ? "on-site" : null;
};

/** Amounts arrive as strings ("3750"). */
function payOf(offer: unknown): Salary | null {
  const pay = at(offer, "salary");
  const [min, max] = [numberAt(pay, "min"), numberAt(pay, "max")];
  const currency = textAt(pay, "currency");
  const unit = textAt(pay, "period") ?? "year";
  const period = periods.find((one) => one === unit) ?? "year";
  return payInFields({ min, max, currency, period, unit });
}
