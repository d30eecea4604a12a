import { isNull, sql } from "drizzle-orm";
import { candidateConditionCompilers, townsNear } from "@/modules/crm/candidates";
import { companyKeyOf } from "@/modules/knowledge/company-names";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import {
  byEach,
  isBetween,
  isOneOf,
  isSo,
  lookedUpBy,
  type ConditionCompilers,
} from "@/modules/records/conditions";
import { fields } from "./rules";
import { applications } from "./schema";
import { keptScore } from "./service";

export const appliedOn = sql`coalesce(${applications.appliedAt}, ${applications.createdAt})`;
export const score = sql`coalesce(${applications.matchScore}, ${keptScore})`;

/** How the list of applications answers each of its fields, beside its job and its candidate. */
export const conditionCompilers: ConditionCompilers<typeof fields> = {
  ...candidateConditionCompilers,
  // The unary plus keeps SQLite from sorting all applications of a status; each row of the newest is tested instead.
  status: isOneOf(sql`+${applications.status}`),
  origin: isOneOf(applications.origin),
  applied: isBetween(appliedOn),
  score: isBetween(score),
  // One company, however its name is written.
  employer: byEach(
    ({ text }) => sql`${jobs.companyKey} = ${companyKeyOf(text)}`,
    isNull(jobs.companyKey),
  ),
  start: isBetween(applications.availableDate),
  relocate: isOneOf(applications.relocate),
  new: isSo(
    () => sql`${applications.status} = 'pending' and ${applications.appliedAt} is not null`,
  ),
  changed: isBetween(applications.updatedAt),
};

/** A filter with what its conditions have to look up first. */
export const lookedUp = lookedUpBy({ fields, townsNear });
