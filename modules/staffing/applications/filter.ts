import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import { compileConditions, type LookedUp } from "@/modules/records/conditions";
import { containsEachWord } from "@/src/search";
import { conditionCompilers } from "./conditions";
import type { ApplicationFilter } from "./questions";
import { closedStatuses, type Stretch } from "./rules";
import { applications } from "./schema";

/** What a filter shows, of applications beside their job and their candidate. */
export const matching = (filter: Asked, today: string): SQL | undefined =>
  and(isNull(candidates.archivedAt), matchingAnybody(filter, today));

type Asked = LookedUp<ApplicationFilter>;

/** The same, whether or not the candidate was put away. */
export const matchingAnybody = (
  { stretch, q, jobId, origin, conditions }: Asked,
  today: string,
): SQL | undefined =>
  and(
    isOf(stretch),
    jobId ? eq(applications.jobId, jobId) : undefined,
    origin ? eq(applications.origin, origin) : undefined,
    ...containsEachWord(q, said),
    compileConditions(conditions, conditionCompilers, today),
  );

export function isOf(stretch: Stretch): SQL | undefined {
  if (stretch === "all") return undefined;
  if (stretch === "closed") return inArray(applications.status, [...closedStatuses]);
  if (stretch !== "unreviewed") return eq(applications.status, stretch);
  // Written out, so that SQLite knows its own small index for it.
  return and(sql`${applications.status} = 'pending'`, isNotNull(applications.appliedAt));
}

/** What the row shows. */
const said = {
  text: sql`${candidates.firstName} || ' ' || ${candidates.lastName} || ' ' || ${jobs.title}
    || ' ' || coalesce(${jobs.company}, '')`,
  plain: candidates.nameKey,
};
