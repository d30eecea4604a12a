import { and, desc, eq, gte } from "drizzle-orm";
import { countryPhrase } from "@/modules/knowledge/country-names/rules";
import { jobs, postings } from "@/modules/market/jobs/schema";
import type { App } from "@/src/app";
import { daysEarlier, daysSince } from "@/src/calendar";
import { notFound } from "@/src/errors";
import { type AdRow, bestPay } from "../ad-reading";
import type { JobSignals, RadarAd, Signal } from "../model";
import { payCheck } from "./pay-check";
import { markets } from "./pay-report";
import { hardToFillDays, leadAds, leadDays, type Verdict } from "../rules";
import { employerAds, employers } from "../schema";
import { adsWhere, verdict } from "../shape";

/** What our own records add to one job: its employer, its neighbours, its market, its age. */
export async function signalsOf(app: App, jobId: string): Promise<JobSignals> {
  const [job] = await app.db.select().from(jobs).where(eq(jobs.id, jobId));
  if (!job) return notFound("job");
  const ads = await app.db.select().from(postings).where(eq(postings.jobId, jobId));
  const pay = payCheck({ ...job, text: job.description, salary: bestPay(ads) });
  const [found] = await app.db
    .select({ ad: employerAds, id: employers.key, name: employers.name, verdict })
    .from(employerAds)
    .innerJoin(employers, eq(employers.key, employerAds.key))
    .where(eq(employerAds.jobId, jobId));
  if (!found) return { employer: null, signals: [], pay };
  const { ad, ...employer } = found;
  const signals = await Promise.all([
    cluster(app, ad, employer.name),
    market(app, ad),
    age(app, ad),
    reposted(ad),
    hiring(employer.name, employer.verdict),
  ]);
  return { employer, signals: signals.filter((signal) => signal !== null), pay };
}

/** Several ads of one employer in one place are a team being built. */
export async function cluster(app: App, ad: AdRow, company: string): Promise<Signal | null> {
  if (ad.metro === null) return null;
  const near = await adsWhere(
    app,
    and(
      eq(employerAds.key, ad.key),
      eq(employerAds.metro, ad.metro),
      gte(employerAds.since, daysEarlier(app.now(), leadDays)),
    ),
    desc(employerAds.since),
  );
  if (near.length < leadAds) return null;
  const text = `${near.length} ads from ${company} in ${ad.metro} in ${leadDays} days.`;
  return { code: "cluster", text, evidence: near.map(cited) };
}

/** The middle of what collected ads pay for the same work in the same country; said only of enough ads. */
export async function market(app: App, { category: role, country, ...ad }: AdRow) {
  if (!role || !country) return null;
  const [its] = await markets(app, { role, country });
  if (!its) return null;
  const median = `${its.currency} ${grouped(its.median)}`;
  const place = countryPhrase(country, "in", "en");
  const isStated = ad.payMin !== null;
  const text = isStated
    ? `The median of ${its.n} ads for this work ${place} is ${median} a year.`
    : `No pay stated; the median of ${its.n} ads for this work ${place} is ${median} a year.`;
  return { code: isStated ? "market" : "market-no-pay", text, evidence: [] } satisfies Signal;
}

function age(app: App, { since, isOpen }: AdRow): Signal | null {
  const days = daysSince(since, app.now());
  if (!isOpen || days < hardToFillDays) return null;
  const text = `Open for ${days} days: hard to fill.`;
  return { code: "age", text, evidence: [] };
}

function reposted({ reposts }: AdRow): Signal | null {
  if (reposts === 0) return null;
  const text = `Reposted ${reposts} times.`;
  return { code: "reposted", text, evidence: [] };
}

function hiring(company: string, is: Verdict): Signal | null {
  if (is === "unknown") return null;
  const text =
    is === "agency" ? `${company} is an agency.` : `${company} hires directly, without an agency.`;
  return { code: is, text, evidence: [] };
}

const cited = ({ id, number, title }: RadarAd) => ({ id, number, title });

/** Thousands apart by a narrow space, which every language reads alike. */
const grouped = (amount: number) => String(amount).replaceAll(/\B(?=(\d{3})+$)/g, "\u202f");
