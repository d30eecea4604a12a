import { signsIn } from "@/modules/knowledge/agencies";
import { jobs, postings } from "@/modules/market/jobs/schema";
import { feeds } from "@/modules/market/sources/rules";
import { LazyMap } from "@/src/lazy";
import { payCheck } from "./pay/pay-check";
import { isCritical, openSince } from "./rules";
import type { employerAds } from "./schema";
import metros from "./metros.json";

const folded = (name: string) =>
  name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase().trim();

const byTown = new LazyMap(() =>
  Object.entries(metros).flatMap(([metro, { country, towns }]) =>
    [metro, ...towns].map((town) => [`${country} ${folded(town)}`, metro] as const),
  ),
);

/** The datacenter market a town belongs to; a town that belongs to none is its own. */
const metroOf = (city: string | null, country: string | null): string | null =>
  city && (byTown.get(`${country} ${folded(city)}`) ?? city);

/** Of a job and its ads only what is read here; the rest is as long as the ad. */
export const jobColumns = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  companyKey: jobs.companyKey,
  country: jobs.country,
  category: jobs.category,
  score: jobs.score,
  status: jobs.status,
  sourceType: jobs.sourceType,
  description: jobs.description,
  language: jobs.language,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryCurrency: jobs.salaryCurrency,
  createdAt: jobs.createdAt,
};
export const postingColumns = {
  jobId: postings.jobId,
  source: postings.source,
  places: postings.places,
  salary: postings.salary,
  postedAt: postings.postedAt,
  firstSeenAt: postings.firstSeenAt,
  relistedCount: postings.relistedCount,
};
export type ReadJob = Pick<typeof jobs.$inferSelect, keyof typeof jobColumns>;
export type ReadPosting = Pick<typeof postings.$inferSelect, keyof typeof postingColumns>;
export type AdRow = typeof employerAds.$inferSelect;

const ownBoards: ReadonlySet<string> = new Set(feeds);

/** What the radar keeps of a job; null for one without a company, and for an invented one. */
export function readAd(job: ReadJob, ads: readonly ReadPosting[]): AdRow | null {
  const { companyKey: key, company } = job;
  if (!key || !company || job.sourceType === "sample") return null;
  const check = payCheck({ ...job, text: job.description, salary: bestPay(ads) });
  const failed = new Set(check.findings.filter((it) => !it.isWell).map((it) => it.check));
  return {
    ...timesOf(job, ads),
    ...payOf(job),
    jobId: job.id,
    key,
    company,
    ...placeOf(job, ads),
    category: job.category,
    isCritical: isCritical(job.category, job.score),
    isOpen: job.status === "open",
    reposts: ads.reduce((sum, { relistedCount }) => sum + relistedCount, 0),
    hasText: job.description !== null,
    isOwnBoard: ads.some(({ source }) => ownBoards.has(source)),
    signs: signsIn(job.description).map((sign) => ({ ...sign, jobId: job.id, ads: 1, of: 1 })),
    payRange: check.range,
    isWide: failed.has("width"),
    asksHistory: failed.has("history"),
    isGendered: failed.has("words"),
    payScore: check.score,
  };
}

/** The surest pay of its ads; an employer's own word goes before a board's guess. */
export const bestPay = (ads: readonly Pick<ReadPosting, "salary">[]) =>
  ads
    .flatMap(({ salary }) => salary ?? [])
    .toSorted(
      (a, b) =>
        Number(a.statedBy === "estimate") - Number(b.statedBy === "estimate") ||
        b.confidence - a.confidence,
    )[0] ?? null;

function timesOf({ createdAt }: ReadJob, ads: readonly ReadPosting[]) {
  const firstSeenAt = ads.map((it) => it.firstSeenAt).toSorted()[0] ?? createdAt;
  const posted = ads.flatMap(({ postedAt }) => postedAt?.iso ?? []).toSorted()[0] ?? null;
  return { firstSeenAt, since: openSince(posted, firstSeenAt) };
}

function placeOf({ country }: ReadJob, ads: readonly ReadPosting[]) {
  const place = ads.flatMap(({ places }) => places).find(({ city }) => city !== null);
  const where = place?.country ?? country;
  return { country: where, metro: metroOf(place?.city ?? null, where) };
}

const payOf = ({ salaryMin, salaryMax, salaryCurrency }: ReadJob) => ({
  payMin: salaryMin,
  payMax: salaryMax,
  payCurrency: salaryCurrency,
});
