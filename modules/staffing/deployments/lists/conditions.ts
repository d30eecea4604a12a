import { type Column, sql } from "drizzle-orm";
import { perYear } from "@/modules/crm/candidates/rules";
import {
  byEach,
  conditionsBy,
  type CountedIn,
  isBetween,
  isOneOf,
  type Tally,
  type Ways,
} from "@/modules/records/conditions";
import { joinedTags, taggedWithAny, untagged } from "@/modules/records/tags";
import { fields } from "../rules";
import { deployments } from "../schema";

/** A permanent contract is paid by the year, every other by the hour. */
export const payPerHour = sql`(${deployments.payCents} / 100.0
  / case ${deployments.contractType} when 'permanent' then ${perYear.hour} else 1 end)`;

const ways: Ways<typeof fields> = {
  status: isOneOf(deployments.status),
  contract: isOneOf(deployments.contractType),
  country: isOneOf(deployments.country),
  start: isBetween(deployments.startDate),
  end: isBetween(deployments.endDate),
  pay: isBetween(payPerHour),
  bill: isBetween(sql`(${deployments.billCents} / 100.0)`),
  added: isBetween(deployments.createdAt),
  tag: byEach(
    ({ text }) => taggedWithAny("deployment", deployments.id, [text]),
    untagged("deployment", deployments.id),
  ),
};

/** What an address asks of a deployment, as one truth. */
export const asConditions = conditionsBy(fields, ways);

const picked = sql`picked join deployments on deployments.seq = picked.seq`;
const ofColumn =
  (column: Column): Tally =>
  () =>
    sql`select ${column} as value, picked.seq from ${picked}`;

/** Where the values of a field stand, one row each. */
export const tallies = {
  status: ofColumn(deployments.status),
  contract: ofColumn(deployments.contractType),
  country: ofColumn(deployments.country),
  tag: () => sql`select tagged.tag as value, picked.seq
    from ${picked} ${joinedTags("deployment", deployments.id)}`,
} satisfies Record<CountedIn<typeof fields>, Tally>;
