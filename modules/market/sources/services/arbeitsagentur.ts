import type { Salary } from "@/modules/knowledge/normalise/model";
import { countryNamed } from "@/modules/knowledge/normalise";
import type { periods } from "@/modules/knowledge/normalise/rules";
import { withQuery } from "../addresses";
import { collect, jsonOf } from "../answer";
import { listVerdict, ok, refusalOf, verdict } from "../reading/classify";
import { adOf, completeDraft, type Draft } from "../reading/draft";
import { payInFields } from "../reading/field-pay";
import { at, flagAt, joined, listAt, numberAt, textAt } from "../reading/json";
import type { Listing, Page, Query, Source, Task, Verdict } from "../model";
import { askJson, cardOf, daysSince, detailOf, following, pageOf, searches } from "../tasks";
import type { Address } from "../where";

const page = "https://www.arbeitsagentur.de/jobsuche/jobdetail/";

function draftOfResult(result: unknown): Draft {
  const reference = textAt(result, "referenznummer");
  return {
    id: reference,
    url: reference === null ? null : page + encodeURIComponent(reference),
    applyUrl: textAt(result, "externeURL"),
    title: textAt(result, "stellenangebotsTitel"),
    company: textAt(result, "firma"),
    places: placesOf(result),
    posted: textAt(result, "datumErsteVeroeffentlichung") ?? textAt(result, "aenderungsdatum"),
    salary: payOf(result),
    employmentType: typeOf(result),
    workplace: flagAt(result, "homeofficemoeglich") ? "hybrid" : null,
    language: "de",
  };
}

function fullDraft(job: unknown): Draft {
  const agency = [
    flagAt(job, "istArbeitnehmerUeberlassung"),
    flagAt(job, "istPrivateArbeitsvermittlung"),
  ];
  return {
    ...draftOfResult(job),
    html: textAt(job, "stellenangebotsBeschreibung"),
    isAgency: agency.includes(true) ? true : agency.includes(false) ? false : null,
  };
}

function placesOf(result: unknown): Address[] {
  return listAt(result, "stellenlokationen").map((place) => ({
    city: textAt(place, "adresse", "ort"),
    region: titled(textAt(place, "adresse", "region")),
    country: landOf(textAt(place, "adresse", "land")),
  }));
}

/** Offers lie abroad, too: LUXEMBURG, DAENEMARK. Most say nothing, which is at home. */
function landOf(land: string | null): string | null {
  if (land === null) return "DE";
  const name = land.replaceAll("_", " ");
  const spelt = name.replaceAll("AE", "Ä").replaceAll("OE", "Ö").replaceAll("UE", "Ü");
  return countryNamed(name) ?? countryNamed(spelt) ?? titled(land);
}

/** The service shouts its regions: BADEN_WUERTTEMBERG. */
const titled = (region: string | null): string | null =>
  region === null
    ? null
    : region
        .replace(/_/g, "-")
        .replace(/\p{L}+/gu, (word) => (word[0] ?? "") + word.slice(1).toLowerCase());

const units: Record<string, (typeof periods)[number]> = {
  JAHRESGEHALT: "year",
  MONATSGEHALT: "month",
  STUNDENLOHN: "hour",
};

function payOf(job: unknown): Salary | null {
  const unit = textAt(job, "verguetungsangabe") ?? "";
  const period = units[unit];
  const [min, max] = [numberAt(job, "gehaltsspanneVon"), numberAt(job, "gehaltsspanneBis")];
  return period === undefined ? null : payInFields({ min, max, currency: "EUR", period, unit });
}

const typeOf = (job: unknown): string | null =>
  joined([
    at(job, "arbeitszeitVollzeit") === true ? "Vollzeit" : null,
    at(job, "arbeitszeitTeilzeit") === true ? "Teilzeit" : null,
  ]);

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
      completeDraft(cardOf(task), adOf({ page, task, draft: fullDraft(job), origin: "api" })),
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
    return isAd ? ok : verdict("wrong-type", "the answer contains no offer");
  }
  // An empty search leaves the list out altogether.
  if (numberAt(jsonOf(page), "maxErgebnisse") === 0)
    return verdict("empty", "the search found nothing");
  return listVerdict(at(jsonOf(page), "ergebnisliste"), "offers");
}

function list(page: Page, task: Task): Listing {
  const results = listAt(jsonOf(page), "ergebnisliste");
  const listing = collect(results, (result) =>
    adOf({ page, task, draft: draftOfResult(result), origin: "api" }),
  );
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
