import { sql } from "drizzle-orm";
import { candidateTallies, candidateConditionCompilers } from "@/modules/crm/candidates";
import { candidateRows } from "@/modules/crm/candidates/read-model";
import { perYear } from "@/modules/knowledge/normalise/rules";
import { clientRows } from "@/modules/crm/clients/read-model";
import {
  byEach,
  type CountedIn,
  foundOf,
  isBetween,
  isNamed,
  isOneOf,
  lookedUpBy,
  nearness,
  type Tally,
  valuesIn,
  type ConditionCompiler,
  type ConditionCompilers,
} from "@/modules/records/conditions";
import { joinedOwner, ownedBy } from "@/modules/records/owners";
import { joinedTags, taggedWithAny, untagged } from "@/modules/records/tags";
import { fields } from "../rules";
import { deployments } from "../schema";

/** A permanent contract is paid by the year, every other by the hour. */
export const payPerHour = sql`(${deployments.payCents} / 100.0
  / case ${deployments.contractType} when 'permanent' then ${perYear.hour} else 1 end)`;

const { townsNear, liesIn } = nearness({
  topic: "deployments",
  rows: ({ db }) =>
    db
      .selectDistinct({ place: deployments.location, country: deployments.country })
      .from(deployments),
  place: sql`${deployments.location}`,
  country: sql`${deployments.country}`,
});

/** Whoever works there is so. */
const byPerson =
  (way: ConditionCompiler): ConditionCompiler =>
  (values, today) => sql`exists (select 1 from ${candidateRows}
    where ${candidateRows.id} = ${deployments.candidateId} and ${way(values, today)})`;

export const conditionCompilers: ConditionCompilers<typeof fields> = {
  status: isOneOf(deployments.status),
  contract: isOneOf(deployments.contractType),
  country: isOneOf(deployments.country),
  near: (values) => liesIn(foundOf(values)),
  client: byEach(
    ({ text }) => sql`${deployments.clientId} in (select ${clientRows.id} from ${clientRows}
      where ${isNamed(clientRows.nameKey, text)})`,
  ),
  holds: byPerson(candidateConditionCompilers.holds),
  skill: byPerson(candidateConditionCompilers.skill),
  start: isBetween(deployments.startDate),
  end: isBetween(deployments.endDate),
  pay: isBetween(payPerHour),
  bill: isBetween(sql`(${deployments.billCents} / 100.0)`),
  added: isBetween(deployments.createdAt),
  owner: ownedBy("deployment", deployments.id),
  tag: byEach(
    ({ text }) => taggedWithAny("deployment", deployments.id, [text]),
    untagged("deployment", deployments.id),
  ),
};

/** A filter with what its conditions have to look up first. */
export const lookedUp = lookedUpBy({ fields, townsNear });

const picked = sql`picked join deployments on deployments.seq = picked.seq`;
const valuesOf = valuesIn(picked);

/** Where the values of a field stand, one row each. */
export const tallies = {
  status: valuesOf(deployments.status),
  contract: valuesOf(deployments.contractType),
  country: valuesOf(deployments.country),
  client: () => sql`select ${clientRows.name} as value, picked.seq
    from ${picked} join ${clientRows} on ${clientRows.id} = ${deployments.clientId}`,
  holds: (today) => candidateTallies.holds(picked, sql`${deployments.candidateId}`, today),
  skill: () => candidateTallies.skill(picked, sql`${deployments.candidateId}`),
  owner: () => sql`select owned.user_id as value, picked.seq
    from ${picked} ${joinedOwner("deployment", deployments.id)}`,
  tag: () => sql`select tagged.tag as value, picked.seq
    from ${picked} ${joinedTags("deployment", deployments.id)}`,
} satisfies Record<CountedIn<typeof fields>, Tally>;
