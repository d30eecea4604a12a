import { and, asc, eq, gte, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { clientRows } from "@/modules/crm/clients/read-model";
import { users } from "@/modules/platform/accounts";
import { letterRows } from "@/modules/platform/mail/read-model";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { fileOf, type Form, sentAs } from "./forms/files";
import type { InvoiceRecord } from "./model";
import { invoices } from "./schema";

type Row = typeof invoices.$inferSelect;

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
