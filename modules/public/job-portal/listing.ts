import { and, eq, type SQL, sql } from "drizzle-orm";
import { named, numberOf } from "@/modules/market/jobs";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import { counted } from "@/src/http/cached-count";
import { pageBy, paged } from "@/src/paging";
import { prepared } from "@/src/prepared";
import type { PortalFilter, PortalJob, PortalQuery } from "./model";

/** One page of the open jobs, those that fit the agency best first. */
export async function list(app: App, { cursor, limit, ...filter }: PortalQuery) {
  const { rows, next } = await paged({ cursor, limit }, (blanks, isFurther) =>
    pageOf(app.db, blanks, { filter, isFurther }),
  );
  const total = () => app.db.$count(jobs, matching(filter));
  return {
    jobs: rows.map(({ row }) => shown(row)),
    total: await counted(app, "jobs", `portal ${JSON.stringify(filter)}`, total),
    next,
  };
}

type Shape = { filter: PortalFilter; isFurther: boolean };

const pageOf = prepared((db, { filter, isFurther }: Shape) => {
  const by = sql<number>`${jobs.score}`;
  const { begin, order, limit } = pageBy({ by, direction: "falling" }, jobs.seq, isFurther);
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
    q?.trim() ? named(q) : undefined,
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
