import { readModel } from "@/src/database/read-model";
import { jobAnalyses, jobs, postings } from "./schema";

export const jobAnalysisRows = readModel(jobAnalyses, ["analysis", "jobId"]);

export const jobRows = readModel(jobs, [
  "category",
  "certifications",
  "class",
  "company",
  "companyKey",
  "country",
  "createdAt",
  "description",
  "excerpt",
  "id",
  "language",
  "location",
  "portalCategory",
  "postedAt",
  "salary",
  "salaryCurrency",
  "salaryMax",
  "salaryMin",
  "score",
  "seq",
  "skills",
  "sourceType",
  "status",
  "systems",
  "title",
  "version",
]);

export const postingRows = readModel(postings, ["jobId", "places"]);
