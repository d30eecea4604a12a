import { sql } from "drizzle-orm";
import { numberOf as jobNumber } from "@/modules/market/jobs";
import { jobs } from "@/modules/market/jobs/schema";
import type { Employer, RadarAd } from "./model";
import { employerAds, employers } from "./schema";

export type EmployerRow = typeof employers.$inferSelect;

/** What counts: a person's own verdict, else what the ads say. */
export const verdict = sql<
  Employer["verdict"]["is"]
>`coalesce(${employers.own}, ${employers.found})`;

export const numberOf = (seq: number) => `E-${String(seq).padStart(4, "0")}`;

type Figures = { newAds: number; weeks: number[] };

export function toEmployer(
  { key, seq, own, found, because, ownBy, ownAt, contactBy, ...row }: EmployerRow,
  { newAds, weeks }: Figures,
  nameOf: (signature: string) => string,
): Employer {
  return {
    ...row,
    id: key,
    number: numberOf(seq),
    verdict: {
      is: own ?? found,
      found,
      own,
      by: ownBy && nameOf(ownBy),
      at: ownAt,
      because,
    },
    contactBy: contactBy && nameOf(contactBy),
    newAds,
    weeks,
  };
}

/** An ad beside its job and its employer, without the text. */
export const adColumns = {
  id: jobs.id,
  seq: jobs.seq,
  title: jobs.title,
  employer: employers.name,
  employerId: employerAds.key,
  verdict,
  metro: employerAds.metro,
  country: employerAds.country,
  role: employerAds.category,
  status: jobs.status,
  isCritical: employerAds.isCritical,
  since: employerAds.since,
  reposts: employerAds.reposts,
  payRange: employerAds.payRange,
  payScore: employerAds.payScore,
};

export const shownAd = ({ seq, ...ad }: Omit<RadarAd, "number"> & { seq: number }): RadarAd => ({
  ...ad,
  number: jobNumber(seq),
});
