import { sql } from "drizzle-orm";
import { invoices } from "@/modules/billing/invoices/schema";
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
import type { paymentFields as fields } from "../rules";
import { payments } from "../schema";

/** How the list of payments answers each of its fields, beside their invoice and client. */
export const conditionCompilers: ConditionCompilers<typeof fields> = {
  kind: isOneOf(payments.kind),
  ground: isOneOf(payments.ground),
  client: isCompany(clients.nameKey),
  paid: isBetween(payments.paidOn),
  booked: isBetween(payments.bookedAt),
  amount: isBetween(sql`(${payments.cents} / 100.0)`),
  undone: isSo(
    () => sql`(${payments.undoesId} is not null or exists (select 1 from payments u
      where u.undoes_id = payments.id))`,
  ),
};

export const rowid = sql<number>`${payments}.rowid`;

export const withInvoice = sql`${payments}
  join ${invoices} on ${invoices.id} = ${payments.invoiceId}
  join ${clients} on ${clients.id} = ${invoices.clientId}`;

const picked = sql`picked join ${payments} on ${rowid} = picked.seq`;
const valuesOf = valuesIn(picked);

/** Where the values of a field stand, one row each. */
export const tallies = {
  kind: valuesOf(payments.kind),
  ground: valuesOf(payments.ground),
  client: () => sql`select ${clients.name} as value, picked.seq from ${picked}
    join ${invoices} on ${invoices.id} = ${payments.invoiceId}
    join ${clients} on ${clients.id} = ${invoices.clientId}`,
} satisfies Record<CountedIn<typeof fields>, Tally>;
