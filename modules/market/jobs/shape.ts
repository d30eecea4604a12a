import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { TargetClass } from "@/modules/knowledge/analysis/rules";
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

/** A row as the specification writes a job (§3); field by field, because leaving some out of a copy is slow for lists. */
export const toJob = (row: NarrowRow): Job => ({
  id: row.id,
  number: numberOf(row.seq),
  title: row.title,
  company: row.company,
  location: row.location,
  country: row.country && toSpecification(row.country),
  salary: row.salary,
  salaryMin: row.salaryMin === null ? null : String(row.salaryMin),
  salaryMax: row.salaryMax === null ? null : String(row.salaryMax),
  salaryCurrency: row.salaryCurrency,
  description: row.excerpt,
  postedDate: row.postedAt,
  sourceType: row.sourceType,
  sourceUrl: row.sourceUrl,
  sources: row.sources,
  aiMatchScore: row.class === null ? null : String(row.score),
  aiAnalysis: row.class && analysisOf(row, row.class),
  status: row.status,
  language: row.language,
  version: row.version,
  scrapedAt: row.scrapedAt,
  createdAt: row.createdAt,
});

const analysisOf = (row: NarrowRow, relevanceLevel: TargetClass) => ({
  category: row.category,
  dcSpecificSkills: row.skills,
  criticalSystems: row.systems,
  certifications: row.certifications,
  targetingTips: row.tips,
  relevanceLevel,
  matchScore: row.score,
  portalCategory: row.portalCategory,
});
