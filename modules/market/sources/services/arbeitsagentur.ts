import { withQuery } from "../addresses";
import { jsonOf } from "../answer";
import { listVerdict, ok, refusalOf, verdict } from "../classify";
import { adOf, completed } from "../draft";
import { at, listAt, numberAt, textAt } from "../json";
import { collect } from "../listing";
import type { Listing, Page, Query, Source, Task, Verdict } from "../model";
import { askJson, cardOf, daysSince, detailOf, following, pageOf, searches } from "../tasks";
import { draftOfResult, fullDraft } from "./arbeitsagentur-draft";

const api = "https://rest.arbeitsagentur.de/jobboerse/jobsuche-service/pc/";
/** The key every visitor's browser sends; it is public and no secret. */
const publicKey = "jobboerse-jobsuche";
export const pageSize = 100;
/** The furthest back that the service filters, in days. */
const longestAge = 100;

export const arbeitsagentur: Source = {
  id: "arbeitsagentur",
  name: "Bundesagentur für Arbeit",
  kind: "service",
  hosts: ["rest.arbeitsagentur.de"],
  policy: {
    isOnByDefault: true,
    terms:
      "The German employment agency's job search answers machines with its public key; it changes without notice and asks for moderate use.",
    concurrency: 1,
    pauseMs: 1000,
    isPublishedForMachines: true,
  },
  plan,
  classify,
  list,
  detail: (page, task) =>
    collect([jsonOf(page)], (job) =>
      completed(cardOf(task), adOf(page, task, fullDraft(job), "api")),
    ),
};

function plan(query: Query): Task[] {
  const age = query.since ? Math.min(longestAge, daysSince(query.since)) : null;
  return searches(query, ["DE"]).map((search) =>
    askJson("arbeitsagentur", {
      url: withQuery(`${api}v6/jobs`, {
        was: search.keyword,
        veroeffentlichtseit: age,
        page: 1,
        size: pageSize,
      }),
      headers: { accept: "application/json", "x-api-key": publicKey },
      context: search,
    }),
  );
}

function classify(page: Page, task: Task): Verdict {
  const refusal = refusalOf(page, "json");
  if (refusal !== null) return refusal;
  if (task.kind === "detail") {
    const isAd = textAt(jsonOf(page), "stellenangebotsTitel") !== null;
    return isAd ? ok : verdict("wrong-type", "the answer holds no offer");
  }
  // An empty search leaves the list out altogether.
  if (numberAt(jsonOf(page), "maxErgebnisse") === 0)
    return verdict("empty", "the search found nothing");
  return listVerdict(at(jsonOf(page), "ergebnisliste"), "offers");
}

function list(page: Page, task: Task): Listing {
  const results = listAt(jsonOf(page), "ergebnisliste");
  const listing = collect(results, (result) => adOf(page, task, draftOfResult(result), "api"));
  const total = numberAt(jsonOf(page), "maxErgebnisse");
  const isLast = results.length === 0 || pageOf(task) * pageSize >= (total ?? 0);
  const more = isLast ? [] : following(task, { page: pageOf(task) + 1 });
  const details = listing.ads.map((ad) => detailOf(task, detailAddress(task, ad.externalId), ad));
  return { ...listing, total, next: [...more, ...details] };
}

/** The reference goes into the path as base64, whose slashes would end it. */
function detailAddress(task: Task, reference: string): string {
  const coded = encodeURIComponent(Buffer.from(reference).toString("base64"));
  return task.url.replace(/\/pc\/.*$/, `/pc/v4/jobdetails/${coded}`);
}
