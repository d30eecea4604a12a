import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { portalCategories } from "@/modules/knowledge/analysis/rules";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import { namedLike, numberOf } from "@/modules/market/jobs";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { claims } from "@/modules/engagement/claims";
import type { App } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import { pageBy, paged } from "@/src/database/paging";
import { prepared } from "@/src/database/prepared";
import type { PortalFilter, PortalHead, PortalJob, PortalQuery } from "./model";
import { countryCount } from "./rules";

/** One page of the open jobs, those that fit the agency best first. */
export async function list(app: App, { cursor, limit, ...filter }: PortalQuery) {
  const { rows, next } = await paged({ cursor, limit }, (blanks, isFurther) =>
    pageOf(app.db, blanks, { filter, isFurther }),
  );
  const total = () => app.db.$count(jobs, matching(filter));
  return {
    jobs: rows.map(({ row }) => shown(row)),
    total: await cachedCount(
      app,
      { topic: "jobs", asked: `portal ${JSON.stringify(filter)}` },
      total,
    ),
    next,
  };
}

type Shape = { filter: PortalFilter; isFurther: boolean };

const pageOf = prepared((db, { filter, isFurther }: Shape) => {
  const by = sql<number>`${jobs.score}`;
  const { begin, order, limit } = pageBy({ by, direction: "descending" }, jobs.seq, isFurther);
  return db
    .select({ row: columns, at: by, seq: jobs.seq })
    .from(jobs)
    .where(and(matching(filter), begin))
    .orderBy(...order)
    .limit(limit);
});

export const matching = ({ q, category }: PortalFilter): SQL | undefined =>
  and(
    eq(jobs.status, "open"),
    category && eq(jobs.portalCategory, category),
    q?.trim() ? namedLike(q) : undefined,
  );

const columns = {
  id: jobs.id,
  seq: jobs.seq,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  country: jobs.country,
  salary: jobs.salary,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salaryCurrency: jobs.salaryCurrency,
  excerpt: jobs.excerpt,
  postedDate: jobs.postedAt,
  sourceType: jobs.sourceType,
  language: jobs.language,
  createdAt: jobs.createdAt,
  class: jobs.class,
  category: jobs.category,
  portalCategory: jobs.portalCategory,
  skills: jobs.skills,
  systems: jobs.systems,
  certifications: jobs.certifications,
};
type Row = Pick<typeof jobs.$inferSelect, Exclude<keyof typeof columns, "postedDate">> & {
  postedDate: string | null;
};

function shown({ seq, excerpt, country, salaryMin, salaryMax, ...row }: Row): PortalJob {
  const { class: level, category, portalCategory, skills, systems, certifications, ...job } = row;
  return {
    ...job,
    number: numberOf(seq),
    country: country && toSpecification(country),
    salaryMin: salaryMin === null ? null : String(salaryMin),
    salaryMax: salaryMax === null ? null : String(salaryMax),
    description: excerpt,
    aiAnalysis: level && {
      category,
      portalCategory,
      certifications,
      relevanceLevel: level,
      dcSpecificSkills: skills,
      criticalSystems: systems,
    },
  };
}

/** What the head of the portal says; a rate that nobody measured or stands for is a benchmark. */
export async function head(app: App): Promise<PortalHead> {
  const { amount, source, cases } = (await claims.listClaims(app)).success;
  return {
    countries: countryCount,
    successRate: { value: amount, isBenchmark: cases === null && source === "" },
    ...(await openJobs(app)),
  };
}

/** Counted once per change of the jobs. */
const openJobs = (app: App): Promise<Pick<PortalHead, "open" | "categories">> =>
  cachedCount(app, { topic: "jobs", asked: "portal categories" }, async () => {
    const rows = await app.db
      .select({ category: jobs.portalCategory, n: count() })
      .from(jobs)
      .where(matching({}))
      .groupBy(jobs.portalCategory);
    const countOf = new Map(rows.map(({ category, n }) => [category, n]));
    return {
      open: rows.reduce((sum, { n }) => sum + n, 0),
      categories: portalCategories.map((category) => ({
        category,
        count: countOf.get(category) ?? 0,
      })),
    };
  });
