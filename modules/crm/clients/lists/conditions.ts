import { type SQL, sql } from "drizzle-orm";
import {
  byEach,
  type CountedIn,
  foundOf,
  isBetween,
  isOneOf,
  listOf,
  lookedUpBy,
  nearness,
  type Tally,
  valuesIn,
  type ConditionCompilers,
  wordsOf,
} from "@/modules/records/conditions";
import { joinedOwner, ownedBy } from "@/modules/records/owners";
import { joinedTags, taggedWithAny, untagged } from "@/modules/records/tags";
import { fields, tierFrom, tiers } from "../rules";
import { clients, clientSites } from "../schema";

export const { townsNear, liesIn } = nearness({
  topic: "clients",
  rows: ({ db }) =>
    db.selectDistinct({ place: clientSites.city, country: clientSites.country }).from(clientSites),
  place: sql`${clientSites.city}`,
  country: sql`${clientSites.country}`,
});

/** Some datacenter of the client is so. */
const hasSite = (truth: SQL) =>
  sql`${clients.id} in (select ${clientSites.clientId} from ${clientSites} where ${truth})`;

/** As `tierOf` says it: what a person gave, else by the value of a year. */
const tier = sql`coalesce(${clients.tierOverride}, case ${sql.join(
  tiers
    .toReversed()
    .map((it) => sql`when coalesce(${clients.valueCents}, 0) >= ${tierFrom[it] * 100} then ${it}`),
  sql` `,
)} end)`;

export const conditionCompilers: ConditionCompilers<typeof fields> = {
  status: isOneOf(clients.status),
  value: isBetween(sql`(${clients.valueCents} / 100.0)`),
  added: isBetween(clients.createdAt),
  changed: isBetween(clients.updatedAt),
  tier: isOneOf(tier),
  industry: byEach(
    ({ text }) => sql`lower(${clients.industry}) = ${text.toLowerCase()}`,
    sql`${clients.industry} is null`,
  ),
  near: (values) => hasSite(liesIn(foundOf(values))),
  country: (values) => hasSite(sql`${clientSites.country} in ${listOf(wordsOf(values))}`),
  owner: ownedBy("client", clients.id),
  tag: byEach(
    ({ text }) => taggedWithAny("client", clients.id, [text]),
    untagged("client", clients.id),
  ),
};

/** A filter with what its conditions have to look up first. */
export const lookedUp = lookedUpBy({ fields, townsNear });

/** Where the values of a field stand, one row each, for lists whose `picked` names the client of each row. */
export const talliesIn = (picked: SQL) => {
  const valuesOf = valuesIn(picked);
  return {
    status: valuesOf(clients.status),
    tier: valuesOf(tier),
    industry: valuesOf(clients.industry),
    country: () => sql`select ${clientSites.country} as value, picked.seq
      from ${picked} join ${clientSites} on ${clientSites.clientId} = ${clients.id}`,
    owner: () => sql`select owned.user_id as value, picked.seq
      from ${picked} ${joinedOwner("client", clients.id)}`,
    tag: () => sql`select tagged.tag as value, picked.seq
      from ${picked} ${joinedTags("client", clients.id)}`,
  } satisfies Record<CountedIn<typeof fields>, Tally>;
};

export const tallies = talliesIn(sql`picked join clients on clients.seq = picked.seq`);
