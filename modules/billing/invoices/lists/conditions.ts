import { and, eq, inArray, lt, sql } from "drizzle-orm";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import {
  byEach,
  type CountedIn,
  isBetween,
  isCompany,
  isOneOf,
  isSo,
  type Tally,
  valuesIn,
  type ConditionCompilers,
} from "@/modules/records/conditions";
import { invoiceFields as fields, openStatuses } from "../rules";
import { invoices } from "../schema";

/** Open, and not a credit note. */
export const isOwed = and(
  inArray(invoices.status, [...openStatuses]),
  eq(invoices.kind, "invoice"),
);
/** Negative for a credit note. */
export const signedCents = sql<number>`case ${invoices.kind} when 'creditNote'
  then -${invoices.grossCents} else ${invoices.grossCents} end`;
export const openCents = sql<number>`case when ${isOwed}
  then ${invoices.grossCents} - ${invoices.paidCents} else 0 end`;

/** SQL conditions for each filter field of the invoice list. */
export const conditionCompilers: ConditionCompilers<typeof fields> = {
  status: isOneOf(invoices.status),
  kind: isOneOf(invoices.kind),
  client: isCompany(clients.nameKey),
  issued: isBetween(invoices.issuedOn),
  due: isBetween(invoices.dueOn),
  worked: byEach(({ from, to }) =>
    and(
      from ? sql`${invoices.periodTo} >= ${from}` : undefined,
      to ? sql`${invoices.periodFrom} < ${to}` : undefined,
    ),
  ),
  amount: isBetween(sql`(${signedCents}) / 100.0`),
  open: isBetween(sql`(${openCents}) / 100.0`),
  overdue: (values, today) =>
    isSo(() => sql`(${and(isOwed, lt(invoices.dueOn, today))})`)(values, today),
  syntax: isOneOf(invoices.syntax),
};

export const withClient = sql`${invoices} join ${clients} on ${clients.id} = ${invoices.clientId}`;

const picked = sql`picked join ${invoices} on ${invoices.seq} = picked.seq`;
const valuesOf = valuesIn(picked);

/** For each field, the rows its counts are taken from. */
export const tallies = {
  status: valuesOf(invoices.status),
  kind: valuesOf(invoices.kind),
  syntax: valuesOf(invoices.syntax),
  client: () => sql`select ${clients.name} as value, picked.seq from ${picked}
    join ${clients} on ${clients.id} = ${invoices.clientId}`,
} satisfies Record<CountedIn<typeof fields>, Tally>;
