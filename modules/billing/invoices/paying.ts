import { and, eq, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Guarded, must } from "@/src/database";
import { invoices } from "./schema";

type Paid = { id: string; version: number; cents: number; isWrittenOff: boolean };

/**
 * The write that adds to what was paid of an invoice, in cents, negative for a refund. It belongs in the write that
 * books the payment and fails if the invoice changed since it was read. A write-off adds nothing to the amount paid.
 */
export function recordPayment(app: App, { id, version, cents, isWrittenOff }: Paid): Guarded[] {
  const total = sql`${invoices.paidCents} + ${cents}`;
  const status = isWrittenOff
    ? ("writtenOff" as const)
    : sql`case when ${total} >= ${invoices.grossCents} then 'paid' when ${total} > 0 then 'partPaid' else 'sent' end`;
  const isAsRead = and(eq(invoices.id, id), eq(invoices.version, version));
  const set = { paidCents: total, status, version: version + 1 };
  return [must(app.db.update(invoices).set(set).where(isAsRead))];
}
