import { readModel } from "@/src/database/read-model";
import { publications } from "./schema";

export const publicationRows = readModel(publications, [
  "closesAt",
  "description",
  "id",
  "jobId",
  "locale",
  "publishedAt",
  "questions",
  "salaryFromCents",
  "salaryToCents",
  "title",
  "withdrawnAt",
]);
