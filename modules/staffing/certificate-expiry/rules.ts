import { fields as candidateFields } from "@/modules/crm/candidates/rules";
import type { Fields } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";
import { addDays } from "@/src/calendar";

/** Where a certificate stands on the way to its end. */
export const buckets = ["expired", "week", "month", "quarter"] as const;
export type Bucket = (typeof buckets)[number];

/** Beside them stand those of which nobody knows whether they hold: without an end, and never verified. */
export const stretches = [...buckets, "unknown"] as const;

/** So many days before its end somebody is reminded of a certificate; 0 once it is over. */
export const thresholdOf: Record<Bucket, number> = { expired: 0, week: 7, month: 30, quarter: 90 };

/** The first and the last day of an end that falls into a bucket; `from` is null where all before count. */
export function spanOf(bucket: Bucket, today: string): { from: string | null; until: string } {
  const until = addDays(today, thresholdOf[bucket]);
  if (bucket === "expired") return { from: null, until: addDays(today, -1) };
  if (bucket === "week") return { from: today, until };
  return { from: addDays(today, thresholdOf[bucket === "month" ? "week" : "month"] + 1), until };
}

export const maxDays = 366;
export const pageSize = 50;
export const maxPageSize = 200;

export const sorts = ["end", "holder", "certificate"] as const;
export type ExpirySort = (typeof sorts)[number];
export const sortsEitherWay = eitherWay(sorts);

const { skill, near, language } = candidateFields;

/** By what the list can be asked with conditions: the certificate, its holder, and where they work. */
export const fields = {
  certificate: { is: "certificate", hasNoDay: true },
  ends: { is: "days" },
  verified: { is: "yes" },
  deployed: { is: "yes" },
  client: { is: "name" },
  near,
  skill,
  language,
} as const satisfies Fields;
