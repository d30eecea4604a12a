import { sql } from "drizzle-orm";
import { candidateTallies, candidateConditionCompilers, townsNear } from "@/modules/crm/candidates";
import {
  candidateCertificateRows as held,
  candidateRows as candidates,
} from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import {
  byEach,
  type CountedIn,
  foundOf,
  isBetween,
  isNamed,
  isSo,
  listOf,
  lookedUpBy,
  type Tally,
  valuesIn,
  type ConditionCompilers,
} from "@/modules/records/conditions";
import { takingStatuses } from "@/modules/staffing/deployments/rules";
import { deployments } from "@/modules/staffing/deployments/schema";
import { fields } from "./rules";

/** Works somewhere, or is about to; the plus keeps SQLite from beginning with all who do. */
export const isTaking = sql`+${deployments.status} in ${takingStatuses}
  and ${deployments.archivedAt} is null`;

export const isDeployed = sql`exists (select 1 from ${deployments}
  where ${deployments.candidateId} = ${held.candidateId} and ${isTaking})`;

const { skill, near, language } = candidateConditionCompilers;

/** How the list of certificates answers each of its fields. */
export const conditionCompilers: ConditionCompilers<typeof fields> = {
  skill,
  near,
  language,
  certificate: (values) => isOf(foundOf(values)),
  ends: isBetween(held.expiresOn),
  verified: isSo(() => sql`${held.verifiedAt} is not null`),
  deployed: isSo(() => isDeployed),
  client: byEach(
    ({ text }) => sql`exists (select 1 from ${deployments}
      join ${clients} on ${clients.id} = ${deployments.clientId}
      where ${deployments.candidateId} = ${held.candidateId} and ${isTaking}
        and ${isNamed(clients.nameKey, text)})`,
  ),
};

/** One alone is read from its own index, in the order in which they end. */
function isOf(certificates: string[]) {
  const [one, ...others] = certificates;
  return one && others.length === 0
    ? sql`${held.certificate} = ${one}`
    : sql`${held.certificate} in ${listOf(certificates)}`;
}

/** A filter with what its conditions have to look up first. */
export const lookedUp = lookedUpBy({ fields, townsNear });

const picked = sql`picked join ${held} on ${held}.rowid = picked.seq`;
const holderId = sql`${held.candidateId}`;

/** Where the values of a field stand, one row each. */
export const tallies = {
  certificate: valuesIn(picked)(held.certificate),
  client: () => sql`select ${clients.name} as value, picked.seq from ${picked}
    join ${deployments} on ${deployments.candidateId} = ${held.candidateId} and ${isTaking}
    join ${clients} on ${clients.id} = ${deployments.clientId}`,
  skill: () => candidateTallies.skill(picked, holderId),
  language: () => candidateTallies.language(picked, holderId),
} satisfies Record<CountedIn<typeof fields>, Tally>;

/** Certificates beside the people who hold them, as a question that is written by hand names them. */
export const withHolder = sql`${held} join ${candidates} on ${candidates.id} = ${held.candidateId}`;
