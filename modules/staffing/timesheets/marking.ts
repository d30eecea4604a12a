import { and, eq, isNull, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { type Guarded, must } from "@/src/database";
import { jsonValues } from "@/src/database/bulk-insert";
import { expenses, timesheetLines } from "./schema";

type Rows = typeof timesheetLines | typeof expenses;
type InvoiceMark = { rows: Rows; place: "invoiceId" | "selfBillId"; id: string };

/**
 * Puts hours or expenses on an invoice, in the transaction that issues it; refuses the whole write if one of them is on
 * another. One statement for all, because building many delays other requests.
 */
export function marked(app: App, { rows, place, id }: InvoiceMark, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const isFree = and(sql`${rows.id} in ${jsonValues(ids)}`, isNull(rows[place]));
  const areAllFree = eq(sql`(select count(*) from ${rows} where ${isFree})`, ids.length);
  const write = app.db
    .update(rows)
    .set({ [place]: id })
    .where(and(isFree, areAllFree));
  return [must(write)] satisfies Guarded[];
}
