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
import { deployments } from "@/modules/staffing/deployments/schema";
import type { expenseFields as fields } from "../../rules";
import { expenses, timesheets } from "../../schema";
import { euroCents } from "../euros";

/** How the list of expenses answers each of its fields, beside week, deployment and client. */
export const conditionCompilers: ConditionCompilers<typeof fields> = {
  kind: isOneOf(expenses.kind),
  status: isOneOf(timesheets.status),
  client: isCompany(clients.nameKey),
  spent: isBetween(expenses.spentOn),
  /** In euros, whatever the receipt is in. */
  amount: isBetween(sql`(${euroCents} / 100.0)`),
  receipt: isSo(() => sql`(${expenses.receiptFileId} is not null)`),
};

export const rowid = sql<number>`${expenses}.rowid`;

export const withNames = sql`${expenses}
  join ${timesheets} on ${timesheets.id} = ${expenses.timesheetId}
  join ${deployments} on ${deployments.id} = ${timesheets.deploymentId}
  join ${clients} on ${clients.id} = ${deployments.clientId}
  left join ${candidates} on ${candidates.id} = ${deployments.candidateId}`;

const picked = sql`picked join ${expenses} on ${rowid} = picked.seq
  join ${timesheets} on ${timesheets.id} = ${expenses.timesheetId}`;
const valuesOf = valuesIn(picked);

/** Where the values of a field stand, one row each. */
export const tallies = {
  kind: valuesOf(expenses.kind),
  status: valuesOf(timesheets.status),
  client: () => sql`select ${clients.name} as value, picked.seq from ${picked}
    join ${deployments} on ${deployments.id} = ${timesheets.deploymentId}
    join ${clients} on ${clients.id} = ${deployments.clientId}`,
} satisfies Record<CountedIn<typeof fields>, Tally>;
