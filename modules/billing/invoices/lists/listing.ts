import { and, eq, lt, type SQL, sql } from "drizzle-orm";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { compileConditions, listing, type LookedUp } from "@/modules/records/conditions";
import type { App } from "@/src/app";
import { type Order, rankIn } from "@/src/database/paging";
import { containsEachWord } from "@/src/search";
import type { Invoice } from "../model";
import { invoiceFields, type InvoiceSort, invoiceStatuses } from "../rules";
import { invoices } from "../schema";
import {
  isOwed,
  openCents,
  signedCents,
  tallies,
  conditionCompilers,
  withClient,
} from "./conditions";
import type { InvoiceFilter, InvoicePage, InvoiceQuery } from "./questions";

const orders: Record<InvoiceSort, Order> = {
  number: { by: invoices.seq, direction: "descending" },
  client: { by: clients.nameKey, direction: "ascending" },
  issued: { by: invoices.issuedOn, direction: "descending" },
  due: { by: invoices.dueOn, direction: "ascending" },
  amount: { by: signedCents, direction: "descending" },
  open: { by: openCents, direction: "descending" },
  status: { by: rankIn(invoices.status, invoiceStatuses), direction: "ascending" },
};

const columns = {
  seq: invoices.seq,
  id: invoices.id,
  kind: invoices.kind,
  number: invoices.number,
  clientId: invoices.clientId,
  clientName: clients.name,
  issuedOn: invoices.issuedOn,
  dueOn: invoices.dueOn,
  periodFrom: invoices.periodFrom,
  periodTo: invoices.periodTo,
  currency: invoices.currency,
  netCents: invoices.netCents,
  vatCents: invoices.vatCents,
  grossCents: invoices.grossCents,
  paidCents: invoices.paidCents,
  minutes: invoices.minutes,
  reference: invoices.reference,
  syntax: invoices.syntax,
  status: invoices.status,
  creditsId: invoices.creditsId,
  version: invoices.version,
};

type Row = Invoice & { seq: number; at: string | number };

export const lists = listing({
  name: "invoices",
  fields: invoiceFields,
  from: withClient,
  id: sql`${invoices.id}`,
  seq: sql<number>`${invoices.seq}`,
  orders,
  tallies,
  matching,
  rows: (db, { at, where, order, limit }) =>
    db
      .select({ ...columns, at })
      .from(invoices)
      .innerJoin(clients, eq(clients.id, invoices.clientId))
      .where(where)
      .orderBy(...order)
      .limit(limit),
});

type Listing = Partial<InvoiceQuery>;

/** One page; the newest first unless another order is asked for. */
export async function list(
  app: App,
  { sort = "number", limit = 200, status = "all", ...asked }: Listing,
): Promise<InvoicePage> {
  const { items, ...page } = await lists.page(app, { ...asked, sort, limit, status });
  return { ...page, items: items.map(toInvoice) };
}

export const toInvoice = ({ seq: _, at: __, ...invoice }: Row): Invoice => invoice;

/** The SQL condition of a filter; expects a join with the client. */
function matching(
  { status, client, q, conditions }: LookedUp<InvoiceFilter>,
  today: string,
): SQL | undefined {
  return and(
    standing(status, today),
    client ? eq(invoices.clientId, client) : undefined,
    ...containsEachWord(q, said),
    compileConditions(conditions, conditionCompilers, today),
  );
}

const said = {
  text: sql`concat_ws(' ', ${invoices.number}, ${invoices.reference}, ${clients.name},
    ${invoices.content} ->> '$.orderNumber')`,
  plain: clients.nameKey,
};

/** Overdue is what is open and past its day. */
function standing(status: InvoiceFilter["status"], today: string): SQL | undefined {
  if (status === "all") return undefined;
  if (status === "open") return isOwed;
  if (status === "overdue") return and(isOwed, lt(invoices.dueOn, today));
  return eq(invoices.status, status);
}
