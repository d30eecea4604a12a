import { and, eq, type SQL, sql } from "drizzle-orm";
import { invoices } from "@/modules/billing/invoices/schema";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { compileConditions, listing, type LookedUp } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { Order } from "@/src/database/paging";
import { containsEachWord } from "@/src/search";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import type { Payment } from "../model";
import { paymentFields, type PaymentSort } from "../rules";
import { payments } from "../schema";
import { paymentsNamed } from "../service";
import { rowid, tallies, conditionCompilers, withInvoice } from "./conditions";
import type { PaymentExport, PaymentFilter, PaymentQuery } from "./questions";

const orders: Record<PaymentSort, Order> = {
  paid: { by: payments.paidOn, direction: "descending" },
  booked: { by: payments.bookedAt, direction: "descending" },
  amount: { by: payments.cents, direction: "descending" },
  client: { by: clients.nameKey, direction: "ascending" },
  invoice: { by: invoices.seq, direction: "descending" },
};

export const lists = listing({
  name: "payments",
  fields: paymentFields,
  from: withInvoice,
  id: sql`${payments.id}`,
  seq: rowid,
  orders,
  tallies,
  matching,
  rows: (db, { at, where, order, limit }) =>
    db
      .select({ id: payments.id, seq: rowid, at })
      .from(payments)
      .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
      .innerJoin(clients, eq(clients.id, invoices.clientId))
      .where(where)
      .orderBy(...order)
      .limit(limit),
});

export type PaymentPage = { payments: Payment[]; total: number; next: string | null };

/** What was booked on invoices, the last day first unless another order is asked for. */
export async function list(app: App, asked: PaymentQuery): Promise<PaymentPage> {
  const { items, ...page } = await lists.page(app, asked);
  const ids = items.map(({ id }) => id);
  return { ...page, payments: await paymentsNamed(app, ids) };
}

function matching({ q, conditions }: LookedUp<PaymentFilter>, today: string): SQL | undefined {
  return and(
    ...containsEachWord(q, said),
    compileConditions(conditions, conditionCompilers, today),
  );
}

const said = {
  text: sql`concat_ws(' ', ${invoices.number}, ${invoices.reference}, ${clients.name}, ${payments.reason})`,
  plain: clients.nameKey,
};

/** Exports every row of the current filter, not just one page, in the order of the screen. */
export async function exported(app: App, { format, ...asked }: PaymentExport): Promise<ExportFile> {
  const ids = (await lists.all(app, asked)).map(({ id }) => id);
  const rows = await paymentsNamed(app, ids);
  const name = `payments-${utcToday(app)}`;
  return fileOf(format, { name, title: "Payments", heads: headWords, columns: cells, rows });
}

const cells: Sheet<Payment>["columns"] = {
  Paid: ({ paidOn }) => paidOn,
  Amount: ({ cents }) => cents / 100,
  Currency: ({ currency }) => currency,
  Invoice: ({ invoiceNumber }) => invoiceNumber,
  Client: ({ clientName }) => clientName,
  Kind: ({ kind }) => kind,
  Ground: ({ ground }) => ground,
  Reason: ({ reason }) => reason,
  Undone: ({ isUndone, undoesId }) => (isUndone || undoesId ? "yes" : "no"),
  "Booked by": ({ bookedBy }) => bookedBy,
  Booked: ({ bookedAt }) => bookedAt.slice(0, 10),
};
