import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { Job } from "./model";
import { jobs } from "./schema";

/** The narrow columns that lists are answered from. */
export const columns = {
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
  postedAt: jobs.postedAt,
  sourceType: jobs.sourceType,
  sourceUrl: jobs.sourceUrl,
  sources: jobs.sources,
  status: jobs.status,
  score: jobs.score,
  class: jobs.class,
  category: jobs.category,
  portalCategory: jobs.portalCategory,
  skills: jobs.skills,
  systems: jobs.systems,
  certifications: jobs.certifications,
  tips: jobs.tips,
  language: jobs.language,
  version: jobs.version,
  scrapedAt: jobs.scrapedAt,
  createdAt: jobs.createdAt,
};

export type NarrowRow = Pick<typeof jobs.$inferSelect, keyof typeof columns>;

/** What people say aloud: J-0042. */
export const numberOf = (seq: number) => `J-${String(seq).padStart(4, "0")}`;

/** A row as the specification writes a job (§3). */
export function toJob(row: NarrowRow): Job {
  const { seq, excerpt, postedAt, score, country, salaryMin, salaryMax, ...rest } = row;
  const {
    class: level,
    category,
    portalCategory,
    skills,
    systems,
    certifications,
    tips,
    ...job
  } = rest;
  return {
    ...job,
    number: numberOf(seq),
    country: country && toSpecification(country),
    salaryMin: salaryMin === null ? null : String(salaryMin),
    salaryMax: salaryMax === null ? null : String(salaryMax),
    description: excerpt,
    postedDate: postedAt,
    aiMatchScore: level === null ? null : String(score),
    aiAnalysis: level && {
      category,
      dcSpecificSkills: skills,
      criticalSystems: systems,
      certifications,
      targetingTips: tips,
      relevanceLevel: level,
      matchScore: score,
      portalCategory: portalCategory,
    },
  };
}
