import { and, eq, gte, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import {
  candidateCertificateRows as held,
  candidateRows as candidates,
} from "@/modules/crm/candidates/read-model";
import { type ResolvedPart, compileConditions, type LookedUp } from "@/modules/records/conditions";
import { addDays } from "@/src/calendar";
import { containsEachWord } from "@/src/search";
import { isDeployed, conditionCompilers } from "./conditions";
import type { ExpiryFilter } from "./model";
import { type Bucket, spanOf, thresholdOf } from "./rules";

type Asked = LookedUp<ExpiryFilter>;

/** Certificates of people who have not been put away. */
export const matching = (filter: Asked, today: string): SQL | undefined =>
  and(certificatesIn(filter, today), isNull(candidates.archivedAt));

/** Neither renewed nor let go, whoever holds them. */
export function certificatesIn(filter: Asked, today: string): SQL | undefined {
  const { certificate, verified, deployed, q } = filter;
  return and(
    isNull(held.renewedBy),
    isNull(held.letGoAt),
    ends(filter, today),
    certificate ? eq(held.certificate, certificate) : undefined,
    verified && (verified === "yes" ? isNotNull(held.verifiedAt) : isNull(held.verifiedAt)),
    deployed ? isDeployed : undefined,
    ...containsEachWord(q, name),
    compileConditions(filter.conditions, conditionCompilers, today),
  );
}

/** Whether something is asked that only the holder's own row can answer. */
export const asksHolder = ({ q, conditions }: Asked): boolean =>
  Boolean(q?.trim()) || conditions.length > 0;

const name = {
  text: sql`${candidates.firstName} || ' ' || ${candidates.lastName}`,
  plain: candidates.nameKey,
};

/** A condition about the end takes the place of what is listed by itself. */
function ends({ bucket, days, conditions }: Asked, today: string): SQL | undefined {
  if (days !== undefined) return lte(held.expiresOn, addDays(today, days));
  if (bucket === "unknown") return and(isNull(held.expiresOn), isNull(held.verifiedAt));
  if (bucket !== "all") return endsIn(bucket, today);
  return asksEnd(conditions)
    ? isNotNull(held.expiresOn)
    : lte(held.expiresOn, addDays(today, thresholdOf.quarter));
}

const asksEnd = (parts: readonly ResolvedPart[]): boolean =>
  parts.some((part) => ("any" in part ? asksEnd(part.any) : part.key === "ends"));

function endsIn(bucket: Bucket, today: string): SQL | undefined {
  const { from, until } = spanOf(bucket, today);
  return and(from === null ? undefined : gte(held.expiresOn, from), lte(held.expiresOn, until));
}
