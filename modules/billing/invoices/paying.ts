import { and, eq, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Guarded, must } from "@/src/database";
import { invoices } from "./schema";

type Paid = { id: string; version: number; cents: number; isWrittenOff: boolean };

/**
 * What of an invoice is paid moves on by so many cents, below zero where money went back, in the write that books it;
 * refused where the invoice is no longer as it was read. What is given up counts as no payment.
 */
export function paid(app: App, { id, version, cents, isWrittenOff }: Paid): Guarded[] {
  const total = sql`${invoices.paidCents} + ${cents}`;
  const status = isWrittenOff
    ? ("writtenOff" as const)
    : sql`case when ${total} >= ${invoices.grossCents} then 'paid' when ${total} > 0 then 'partPaid' else 'sent' end`;
  const isAsRead = and(eq(invoices.id, id), eq(invoices.version, version));
  const set = { paidCents: total, status, version: version + 1 };
  return [must(app.db.update(invoices).set(set).where(isAsRead))];
}
