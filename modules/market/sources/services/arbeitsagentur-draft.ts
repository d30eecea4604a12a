import type { Draft } from "../draft";
import { at, flagAt, joined, listAt, numberAt, textAt } from "../json";
import type { Salary } from "../model";
import { payInFields } from "../field-pay";
import type { periods } from "../rules";
import type { Address } from "../where";

const countries: Record<string, string> = { DEUTSCHLAND: "DE", OESTERREICH: "AT", SCHWEIZ: "CH" };
const page = "https://www.arbeitsagentur.de/jobsuche/jobdetail/";

export function draftOfResult(result: unknown): Draft {
  const reference = textAt(result, "referenznummer");
  return {
    id: reference,
    url: reference === null ? null : page + encodeURIComponent(reference),
    applyUrl: textAt(result, "externeURL"),
    title: textAt(result, "stellenangebotsTitel"),
    company: textAt(result, "firma"),
    places: placesOf(result),
    posted: textAt(result, "datumErsteVeroeffentlichung") ?? textAt(result, "aenderungsdatum"),
    language: "de",
  };
}

export function fullDraft(job: unknown): Draft {
  const agency = [
    flagAt(job, "istArbeitnehmerUeberlassung"),
    flagAt(job, "istPrivateArbeitsvermittlung"),
  ];
  return {
    ...draftOfResult(job),
    salary: payOf(job),
    html: textAt(job, "stellenangebotsBeschreibung"),
    employmentType: typeOf(job),
    workplace: flagAt(job, "homeofficemoeglich") ? "hybrid" : null,
    isAgency: agency.includes(true) ? true : agency.includes(false) ? false : null,
  };
}

function placesOf(result: unknown): Address[] {
  return listAt(result, "stellenlokationen").map((place) => ({
    city: textAt(place, "adresse", "ort"),
    region: titled(textAt(place, "adresse", "region")),
    country: countries[textAt(place, "adresse", "land") ?? ""] ?? "DE",
  }));
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
