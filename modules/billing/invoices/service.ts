import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { clientRows } from "@/modules/crm/clients/read-model";
import { users } from "@/modules/platform/accounts";
import { letterRows } from "@/modules/platform/mail/read-model";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { notFound } from "@/src/errors";
import { fileOf, type Form, sentAs } from "./forms/files";
import type { Invoice, InvoicePage, InvoiceQuery, InvoiceRecord } from "./model";
import { invoices } from "./schema";

type Row = typeof invoices.$inferSelect;

/** The newest first; a page goes on where the one before it ended. */
export async function list(app: App, query: InvoiceQuery): Promise<InvoicePage> {
  const { status, client, cursor, limit } = query;
  const asked = and(
    statusAsked(app, status),
    client ? eq(invoices.clientId, client) : undefined,
    cursor ? lt(invoices.seq, cursor) : undefined,
  );
  const rows = await app.db
    .select({ ...columns, clientName: clientRows.name })
    .from(invoices)
    .innerJoin(clientRows, eq(clientRows.id, invoices.clientId))
    .where(asked)
    .orderBy(desc(invoices.seq))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(({ seq: _, ...row }): Invoice => row);
  return { items, next: rows.length > limit ? (rows[limit - 1]?.seq ?? null) : null };
}

/** Overdue is what is open and past its day. */
function statusAsked(app: App, status: InvoiceQuery["status"]): SQL | undefined {
  if (status === "all") return undefined;
  if (status !== "open" && status !== "overdue") return eq(invoices.status, status);
  const isOpen = and(
    sql`${invoices.status} in ('issued', 'sent', 'partPaid')`,
    eq(invoices.kind, "invoice"),
  );
  return status === "open" ? isOpen : and(isOpen, lt(invoices.dueOn, utcToday(app)));
}

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

/** One by its id or its number. */
export async function find(app: App, idOrNumber: string): Promise<InvoiceRecord> {
  const row = await rowOf(app, idOrNumber);
  const other = alias(invoices, "other");
  const [[client], [partner], letters, nameOf] = await Promise.all([
    app.db
      .select({ name: clientRows.name })
      .from(clientRows)
      .where(eq(clientRows.id, row.clientId)),
    app.db
      .select({ number: other.number, issuedOn: other.issuedOn })
      .from(other)
      .where(row.creditsId ? eq(other.id, row.creditsId) : eq(other.creditsId, row.id)),
    lettersOf(app, row.id),
    users.authors(app),
  ]);
  const {
    seq: _,
    series: __,
    n: ___,
    runId: ____,
    pdf: _____,
    xml: ______,
    content,
    ...shown
  } = row;
  return {
    ...shown,
    clientName: client?.name ?? content.buyer.name,
    lines: content.lines,
    vat: content.vat,
    buyerName: content.buyer.name,
    orderNumber: content.orderNumber,
    blockedCents: content.payment.blocked?.cents ?? 0,
    issuedBy: row.issuedBy && nameOf(row.issuedBy),
    creditNumber: partner?.number ?? null,
    creditedOn: row.kind === "invoice" ? (partner?.issuedOn ?? null) : null,
    letters,
  };
}

/** The mails that an invoice went out with, the first one first. */
const lettersOf = (app: App, id: string) =>
  app.db
    .select({
      to: letterRows.toAddress,
      state: letterRows.state,
      at: letterRows.changedAt,
    })
    .from(letterRows)
    .where(and(gte(letterRows.onceKey, `invoice:${id}`), lt(letterRows.onceKey, `invoice:${id};`)))
    .orderBy(asc(letterRows.changedAt));

export async function rowOf(app: App, idOrNumber: string): Promise<Row> {
  const isIt = /^\d{4}-\d+$/.test(idOrNumber)
    ? eq(invoices.number, idOrNumber)
    : eq(invoices.id, idOrNumber);
  const [row] = await app.db.select().from(invoices).where(isIt);
  return row ?? notFound("invoice");
}

/** A form as it was sent, byte by byte. */
export async function file(app: App, idOrNumber: string, form: Form) {
  return fileOf(app, await rowOf(app, idOrNumber), form);
}

export async function download(app: App, id: string, form: Form): Promise<Response> {
  return sentAs(await file(app, id, form));
}
