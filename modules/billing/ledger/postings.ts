import { and, asc, between, eq, lte, type SQL } from "drizzle-orm";
import { invoices } from "@/modules/billing/invoices/schema";
import { payments } from "@/modules/billing/payments/schema";
import {
  selfBillingSuppliers as suppliers,
  selfBills,
} from "@/modules/billing/self-billing/schema";
import { vat } from "@/modules/billing/vat";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import type { App } from "@/src/app";
import {
  grossPosting,
  invoicePostings,
  paymentPosting,
  type Posting,
  defaultAccounts,
} from "./rules";
import { grossSelfBill, selfBillPayment, selfBillPostings } from "./self-bills";
import type { ledgerExports } from "./schema";

export type Period = Pick<
  typeof ledgerExports.$inferSelect,
  "format" | "periodFrom" | "periodTo" | "exportedAt" | "accounts"
>;

/** The postings entered in a period, as of the moment of the export. */
export async function postingsOf(app: App, period: Period): Promise<Posting[]> {
  // An older export has no accounts for features that came later.
  const accounts = { ...defaultAccounts, ...period.accounts };
  const [issued, paid, owed, settled] = await Promise.all([
    issuedIn(app, period),
    paidIn(app, period),
    selfBilledIn(app, period),
    selfBillsPaidIn(app, period),
  ]);
  const isGross = period.format === "datev";
  const [of, ofSelf] = isGross
    ? [grossPosting, grossSelfBill]
    : [invoicePostings, selfBillPostings];
  return [
    ...issued.flatMap((it) => of(it, accounts)),
    ...paid.map((it) => paymentPosting(it, accounts)),
    ...owed.flatMap((it) => ofSelf(it, accounts)),
    ...settled.map((it) => selfBillPayment(it, accounts)),
  ];
}

async function issuedIn(app: App, { periodFrom, periodTo, exportedAt }: Period) {
  const rows = await app.db
    .select({ invoice: invoices, clientSeq: clients.seq })
    .from(invoices)
    .innerJoin(clients, eq(clients.id, invoices.clientId))
    .where(
      and(between(invoices.issuedOn, periodFrom, periodTo), lte(invoices.issuedAt, exportedAt)),
    )
    .orderBy(asc(invoices.seq));
  return rows.map(({ invoice: { content, ...invoice }, clientSeq }) => ({
    ...invoice,
    clientSeq,
    vat: content.vat,
    buyerName: content.buyer.name,
    buyerVatNumber: content.buyer.vatNumber,
  }));
}

async function paidIn(app: App, { periodFrom, periodTo, exportedAt }: Period) {
  const rows = await app.db
    .select({
      payment: payments,
      invoiceNumber: invoices.number,
      content: invoices.content,
      currency: invoices.currency,
      clientSeq: clients.seq,
    })
    .from(payments)
    .innerJoin(invoices, eq(invoices.id, payments.invoiceId))
    .innerJoin(clients, eq(clients.id, invoices.clientId))
    .where(and(between(payments.paidOn, periodFrom, periodTo), lte(payments.bookedAt, exportedAt)))
    .orderBy(asc(payments.bookedAt), asc(payments.id));
  return rows.map(({ payment, content, ...around }) => ({
    ...payment,
    ...around,
    buyerName: content.buyer.name,
  }));
}

const selfBilledWhere = async (app: App, wanted: SQL | undefined) => {
  const rows = await app.db
    .select({ bill: selfBills, supplierSeq: suppliers.seq })
    .from(selfBills)
    .innerJoin(suppliers, eq(suppliers.id, selfBills.supplierId))
    .where(wanted)
    .orderBy(asc(selfBills.seq));
  return rows.map(({ bill: { content, ...bill }, supplierSeq }) => ({
    ...bill,
    supplierSeq,
    vat: content.vat,
    sellerName: content.seller.name,
    sellerVatNumber: content.seller.vatNumber,
    isFromOutside: !vat.isMember(content.seller.country),
  }));
};

const selfBilledIn = (app: App, { periodFrom, periodTo, exportedAt }: Period) =>
  selfBilledWhere(
    app,
    and(between(selfBills.issuedOn, periodFrom, periodTo), lte(selfBills.issuedAt, exportedAt)),
  );

async function selfBillsPaidIn(app: App, { periodFrom, periodTo, exportedAt }: Period) {
  const isPaid = and(
    between(selfBills.paidOn, periodFrom, periodTo),
    lte(selfBills.paidAt, exportedAt),
  );
  const rows = await selfBilledWhere(app, isPaid);
  return rows.flatMap(({ paidOn, paidAt, ...row }) =>
    paidOn && paidAt ? [{ ...row, paidOn, paidAt }] : [],
  );
}
