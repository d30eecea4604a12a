import { dayIn, defaultTimezone, momentOf } from "@/src/calendar";
import { toIso, toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import type { NewPublication, Publication } from "./model";
import { stateOf, timesPerYear } from "./rules";
import type { publications } from "./schema";

export type PublicationRow = typeof publications.$inferSelect;

export function toPublication(app: App, row: PublicationRow): Publication {
  const { seq: _, createdAt: _made, yearlyCents: _yearly, ...rest } = row;
  const { salaryFromCents, salaryToCents, ...publication } = rest;
  return {
    ...publication,
    country: toSpecification(row.country),
    salaryFrom: salaryFromCents / 100,
    salaryTo: salaryToCents / 100,
    closesOn: row.closesAt && dayIn(row.closesAt, defaultTimezone),
    state: stateOf(row, app.now()),
  };
}

/** What somebody said of a publication, as its table keeps it. */
export function columnsOf(said: NewPublication) {
  const { salaryFrom, salaryTo, closesOn, company, ...rest } = said;
  const salaryToCents = Math.round(salaryTo * 100);
  return {
    ...rest,
    company: company || null,
    country: toIso(said.country),
    salaryFromCents: Math.round(salaryFrom * 100),
    salaryToCents,
    yearlyCents: salaryToCents * timesPerYear[said.salaryPeriod],
    // Until that day is over in the agency's own place.
    closesAt: closesOn && momentOf(`${closesOn}T23:59`, defaultTimezone),
  };
}
