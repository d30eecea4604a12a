import { and, asc, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { after, cursorAt, type Order, orderIn, rankIn } from "@/src/database/paging";
import { wordsIn } from "@/src/search";
import type { Invoice } from "../model";
import { type InvoiceSort, invoiceStatuses } from "../rules";
import { invoices } from "../schema";
import { asked, isOwed, openCents, signedCents, withClient } from "./conditions";
import type { InvoiceFilter, InvoicePage, InvoiceQuery } from "./questions";

export const orders: Record<InvoiceSort, Order> = {
  number: { by: invoices.seq, direction: "falling" },
  client: { by: clients.nameKey, direction: "rising" },
  issued: { by: invoices.issuedOn, direction: "falling" },
  due: { by: invoices.dueOn, direction: "rising" },
  amount: { by: signedCents, direction: "falling" },
  open: { by: openCents, direction: "falling" },
  status: { by: rankIn(invoices.status, invoiceStatuses), direction: "rising" },
};

type Listing = Partial<InvoiceQuery>;

/** One page, with how many there are in all; the newest first unless another order is asked for. */
export async function list(
  app: App,
  { sort = "number", cursor, limit = 200, ...filter }: Listing,
): Promise<InvoicePage> {
  const order = orderIn(orders, sort);
  const wanted = matching(app, filter);
  const rows = await rowsBy(app, order)
    .where(and(wanted, cursor ? after(order, invoices.seq, cursor) : undefined))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(toInvoice),
    total: rows.length <= limit && !cursor ? rows.length : await countOf(app, wanted),
    next: last ? cursorAt(last.at, last.seq) : null,
  };
}

/** All that a filter shows, as a truth about an invoice beside its client. */
export function matching(app: App, filter: Partial<InvoiceFilter>): SQL | undefined {
  const { status = "all", client, q, where } = filter;
  return and(
    standing(app, status),
    client ? eq(invoices.clientId, client) : undefined,
    ...wordsIn(q, said),
    asked(where, utcToday(app)),
  );
}

const said = {
  text: sql`concat_ws(' ', ${invoices.number}, ${invoices.reference}, ${clients.name},
    ${invoices.content} ->> '$.orderNumber')`,
  plain: clients.nameKey,
};

/** Overdue is what is open and past its day. */
function standing(app: App, status: InvoiceFilter["status"]): SQL | undefined {
  if (status === "all") return undefined;
  if (status === "open") return isOwed;
  if (status === "overdue") return and(isOwed, lt(invoices.dueOn, utcToday(app)));
  return eq(invoices.status, status);
}

export function rowsBy(app: App, { by, direction }: Order) {
  const towards = direction === "falling" ? desc : asc;
  return app.db
    .select({ ...columns, clientName: clients.name, at: sql<string | number>`${by}` })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.clientId))
    .orderBy(towards(by), towards(invoices.seq))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof rowsBy>>[number];

export const toInvoice = ({ seq: _, at: __, ...invoice }: Row): Invoice => invoice;

const columns = {
  seq: invoices.seq,
  id: invoices.id,
  kind: invoices.kind,
  number: invoices.number,
  clientId: invoices.clientId,
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

async function countOf(app: App, wanted: SQL | undefined): Promise<number> {
  const [[total = 0] = []] = await app.db.all<[number]>(
    sql`select count(*) from ${withClient} where ${wanted ?? sql`true`}`,
  );
  return total;
}
