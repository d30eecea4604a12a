import {
  and,
  count,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNull,
  not,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import { toIso, toSpecification } from "@/modules/knowledge/countries/rules";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { jobOrderRows as jobOrders } from "@/modules/staffing/job-orders/read-model";
import type { App } from "@/src/app";
import { dayIn, defaultTimezone, momentOf } from "@/src/calendar";
import { notFound } from "@/src/errors";
import { ftsQueryOf } from "@/src/search";
import type { CareersFilter, NewPublication, Publication } from "./model";
import { withoutRedacted } from "./redacted";
import { maxInFeed, pageSize, stateOf, timesPerYear } from "./rules";
import { publications } from "./schema";

/** Put away, or closed by a person with its client; an ad that left its board may still be filled by the agency. */
const isAway = (app: App): SQL<boolean> => {
  const ordered = app.db.select({ id: jobOrders.jobId }).from(jobOrders);
  return sql`(${jobs.status} = 'archived'
    or (${jobs.status} = 'gone' and ${inArray(jobs.id, ordered)}))`;
};

/** What anybody may read now: not taken back, not over, and of no job that was put away or closed. */
const isOpen = (app: App): SQL | undefined =>
  and(
    isNull(publications.withdrawnAt),
    or(isNull(publications.closesAt), gt(publications.closesAt, app.now().toISOString())),
    not(isAway(app)),
  );

const matching = (app: App, { q, category, country, pay }: CareersFilter) =>
  and(
    isOpen(app),
    category ? eq(publications.category, category) : undefined,
    country ? eq(publications.country, toIso(country)) : undefined,
    pay ? gte(publications.yearlyCents, pay * 100) : undefined,
    q ? found(q) : undefined,
  );

function found(q: string): SQL {
  const words = ftsQueryOf(q);
  if (!words) return sql`0`;
  return sql`${publications.seq} in
    (select rowid from publication_search where publication_search match ${words})`;
}

export type CareersPage = { publications: Publication[]; total: number };

export type PublicationRow = typeof publications.$inferSelect;

function toPublication(app: App, row: PublicationRow): Publication {
  const { seq: _, createdAt: _made, yearlyCents: _yearly, ...rest } = row;
  const { salaryFromCents, salaryToCents, ...publication } = rest;
  return {
    ...publication,
    description: withoutRedacted(row.description),
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

/** One page of what is open to the public, the newest first. */
export async function open(
  app: App,
  filter: CareersFilter & { page?: number } = {},
): Promise<CareersPage> {
  const { page = 1, ...rest } = filter;
  const rows = await readOpen(app, rest)
    .limit(pageSize)
    .offset((page - 1) * pageSize);
  const [counted] = await app.db
    .select({ n: count() })
    .from(publications)
    .innerJoin(jobs, eq(jobs.id, publications.jobId))
    .where(matching(app, rest));
  return { publications: rows.map(({ row }) => toPublication(app, row)), total: counted?.n ?? 0 };
}

/** Everything open, as feeds and the map of the site hold it. */
export async function allOpen(app: App): Promise<Publication[]> {
  const rows = await readOpen(app, {}).limit(maxInFeed);
  return rows.map(({ row }) => toPublication(app, row));
}

const readOpen = (app: App, filter: CareersFilter) =>
  app.db
    .select({ row: publications })
    .from(publications)
    .innerJoin(jobs, eq(jobs.id, publications.jobId))
    .where(matching(app, filter))
    .orderBy(desc(publications.publishedAt), desc(publications.seq));

export type Choice<Value extends string = string> = { value: Value; n: number };

export type Choices = Awaited<ReturnType<typeof choices>>;

/** What the filters offer: only what is there, with how many of it. */
export async function choices(app: App) {
  const rows = await app.db
    .select({ category: publications.category, country: publications.country, n: count() })
    .from(publications)
    .innerJoin(jobs, eq(jobs.id, publications.jobId))
    .where(isOpen(app))
    .groupBy(publications.category, publications.country);
  return {
    categories: summed(rows.map(({ category, n }) => ({ value: category, n }))),
    countries: summed(rows.map(({ country, n }) => ({ value: toSpecification(country), n }))),
  };
}

function summed<Value extends string>(choices: Choice<Value>[]): Choice<Value>[] {
  const sums = new Map<Value, number>();
  for (const { value, n } of choices) sums.set(value, (sums.get(value) ?? 0) + n);
  return [...sums].map(([value, n]) => ({ value, n })).toSorted((a, b) => b.n - a.n);
}

/** The page at an address, also when it can no longer be applied for; `state` tells. */
export async function bySlug(app: App, slug: string): Promise<Publication> {
  const [found] = await app.db
    .select({ row: publications, isAway: isAway(app) })
    .from(publications)
    .innerJoin(jobs, eq(jobs.id, publications.jobId))
    .where(eq(publications.slug, slug));
  if (!found) return notFound("job");
  const publication = toPublication(app, found.row);
  return found.isAway && publication.state === "open"
    ? { ...publication, state: "closed" }
    : publication;
}

export async function ofJob(app: App, jobId: string): Promise<Publication | null> {
  const row = await rowOf(app, jobId);
  return row && toPublication(app, row);
}

export async function rowOf(app: App, jobId: string): Promise<PublicationRow | null> {
  const [row] = await app.db.select().from(publications).where(eq(publications.jobId, jobId));
  return row ?? null;
}

/** What outsiders may call a job. */
type PublicName = { title: string; company: string | null };

/** How published jobs are called outside, by the job: whoever applied knows no other name, and a hidden employer stays hidden. */
export async function namesOf(app: App, jobIds: string[]): Promise<Map<string, PublicName>> {
  const { jobId, title, company } = publications;
  const rows = await app.db
    .select({ jobId, title, company })
    .from(publications)
    .where(inArray(jobId, jobIds));
  return new Map(rows.map((row) => [row.jobId, { title: row.title, company: row.company }]));
}
