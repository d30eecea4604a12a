import { type SQL, sql } from "drizzle-orm";
import {
  type CountedIn,
  isBetween,
  isOneOf,
  type Tally,
  valuesIn,
  type ConditionCompilers,
} from "@/modules/records/conditions";
import { campaignRecipients, campaigns } from "../schema";
import type { campaignFields as fields } from "../rules";

const audience = sql`${campaigns.audience} ->> 'kind'`;

const people = (which: SQL) => sql<number>`(select count(*) from ${campaignRecipients}
  where ${campaignRecipients.campaignId} = ${campaigns.id} and ${which})`;
export const recipients = people(sql`true`);

/** How the list of campaigns answers each of its fields. */
export const conditionCompilers: ConditionCompilers<typeof fields> = {
  status: isOneOf(campaigns.status),
  audience: isOneOf(audience),
  recipients: isBetween(recipients),
  replied: isBetween(people(sql`${campaignRecipients.state} = 'replied'`)),
  added: isBetween(campaigns.createdAt),
  started: isBetween(campaigns.startedAt),
  ended: isBetween(campaigns.endedAt),
};

const picked = sql`picked join ${campaigns} on ${campaigns.seq} = picked.seq`;
const valuesOf = valuesIn(picked);

/** Where the values of a field stand, one row each. */
export const tallies = {
  status: valuesOf(campaigns.status),
  audience: valuesOf(audience),
} satisfies Record<CountedIn<typeof fields>, Tally>;
