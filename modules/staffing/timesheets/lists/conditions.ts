import { sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import {
  type CountedIn,
  isBetween,
  isCompany,
  isOneOf,
  isSo,
  type Tally,
  valuesIn,
  type ConditionCompilers,
} from "@/modules/records/conditions";
import { joinedOwner, ownedBy } from "@/modules/records/owners";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { timesheetFields as fields } from "../rules";
import { expenses, timesheets } from "../schema";

/** What is typed of a week, by the clock or by the hour. */
export const hours = sql<number>`(select coalesce(sum(coalesce(value ->> 'minutes',
  value ->> 'until' - value ->> 'from' - value ->> 'breakMinutes')), 0) / 60.0
  from json_each(${timesheets.entries}))`;

/** How the list of timesheets answers each of its fields, beside deployment, client and candidate. */
export const conditionCompilers: ConditionCompilers<typeof fields> = {
  status: isOneOf(timesheets.status),
  week: isBetween(timesheets.week),
  client: isCompany(clients.nameKey),
  country: isOneOf(deployments.country),
  contract: isOneOf(deployments.contractType),
  hours: isBetween(hours),
  expenses: isSo(
    () => sql`exists (select 1 from ${expenses} where ${expenses.timesheetId} = ${timesheets.id})`,
  ),
  owner: ownedBy("deployment", deployments.id),
};

export const rowid = sql<number>`${timesheets}.rowid`;

export const withNames = sql`${timesheets}
  join ${deployments} on ${deployments.id} = ${timesheets.deploymentId}
  join ${clients} on ${clients.id} = ${deployments.clientId}
  left join ${candidates} on ${candidates.id} = ${deployments.candidateId}`;

const picked = sql`picked join ${timesheets} on ${rowid} = picked.seq
  join ${deployments} on ${deployments.id} = ${timesheets.deploymentId}`;
const valuesOf = valuesIn(picked);

/** Where the values of a field stand, one row each. */
export const tallies = {
  status: valuesOf(timesheets.status),
  country: valuesOf(deployments.country),
  contract: valuesOf(deployments.contractType),
  client: () => sql`select ${clients.name} as value, picked.seq from ${picked}
    join ${clients} on ${clients.id} = ${deployments.clientId}`,
  owner: () => sql`select owned.user_id as value, picked.seq from ${picked}
    ${joinedOwner("deployment", deployments.id)}`,
} satisfies Record<CountedIn<typeof fields>, Tally>;
