import { sql } from "drizzle-orm";
import {
  byEach,
  type CountedIn,
  isBetween,
  isCompany,
  isOneOf,
  type Tally,
  valuesIn,
  type ConditionCompilers,
} from "@/modules/records/conditions";
import { employers, leads } from "../../schema";
import { verdict } from "../../shape";
import type { leadFields as fields } from "../../rules";

export const adsOfLead = sql<number>`json_array_length(${leads.jobIds})`;

/** How the list of leads answers each of its fields, beside their employer. */
export const conditionCompilers: ConditionCompilers<typeof fields> = {
  state: isOneOf(leads.state),
  employer: isCompany(leads.key),
  metro: byEach(({ text }) => sql`lower(${leads.metro}) = ${text.toLowerCase()}`),
  country: isOneOf(leads.country),
  verdict: isOneOf(verdict),
  ads: isBetween(adsOfLead),
  owner: isOneOf(leads.ownerId),
  reason: isOneOf(leads.reason),
  added: isBetween(leads.createdAt),
  changed: isBetween(leads.updatedAt),
};

export const rowid = sql<number>`${leads}.rowid`;
export const withEmployer = sql`${leads} join ${employers} on ${employers.key} = ${leads.key}`;

const picked = sql`picked join ${leads} on ${rowid} = picked.seq
  join ${employers} on ${employers.key} = ${leads.key}`;
const valuesOf = valuesIn(picked);

/** Where the values of a field stand, one row each. */
export const tallies = {
  state: valuesOf(leads.state),
  employer: valuesOf(employers.name),
  metro: valuesOf(leads.metro),
  country: valuesOf(leads.country),
  verdict: valuesOf(verdict),
  owner: valuesOf(leads.ownerId),
  reason: valuesOf(leads.reason),
} satisfies Record<CountedIn<typeof fields>, Tally>;
