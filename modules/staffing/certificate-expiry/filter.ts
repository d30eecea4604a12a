import { and, eq, gte, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import {
  candidateCertificateRows as held,
  candidateRows as candidates,
} from "@/modules/crm/candidates/read-model";
import { takingStatuses } from "@/modules/staffing/deployments/rules";
import { deployments } from "@/modules/staffing/deployments/schema";
import { addDays } from "@/src/calendar";
import type { ExpiryFilter } from "./model";
import { type Bucket, spanOf, thresholdOf } from "./rules";

/** Papers of people who have not been put away. */
export const matching = (filter: ExpiryFilter, today: string): SQL | undefined =>
  and(papersIn(filter, today), isNull(candidates.archivedAt));

/** Neither renewed nor let go, whoever holds them. */
export function papersIn(filter: ExpiryFilter, today: string): SQL | undefined {
  const { certificate, verified, deployed } = filter;
  return and(
    isNull(held.renewedBy),
    isNull(held.letGoAt),
    ends(filter, today),
    certificate ? eq(held.certificate, certificate) : undefined,
    verified && (verified === "yes" ? isNotNull(held.verifiedAt) : isNull(held.verifiedAt)),
    deployed ? isDeployed : undefined,
  );
}

function ends({ bucket, days }: ExpiryFilter, today: string): SQL | undefined {
  if (days !== undefined) return lte(held.expiresOn, addDays(today, days));
  if (bucket === "all") return lte(held.expiresOn, addDays(today, thresholdOf.quarter));
  return endsIn(bucket, today);
}

function endsIn(bucket: Bucket, today: string): SQL | undefined {
  const { from, until } = spanOf(bucket, today);
  return and(from === null ? undefined : gte(held.expiresOn, from), lte(held.expiresOn, until));
}

/** Works somewhere, or is about to. */
export const isTaking = sql`${deployments.status} in ${takingStatuses} and ${deployments.archivedAt} is null`;

const isDeployed = sql`exists (select 1 from ${deployments}
  where ${deployments.candidateId} = ${held.candidateId} and ${isTaking})`;
