import { desc, eq, getTableColumns } from "drizzle-orm";
import { fileOf, type Form, sentAs } from "@/modules/billing/invoices";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { SelfBill } from "./model";
import { selfBillingSuppliers as suppliers, selfBills } from "./schema";
import { shownAs } from "./service";

const maxShown = 50;

/** What was made out in somebody's own name, the newest first. */
export const ownBills = async (app: App, candidateId: string): Promise<SelfBill[]> =>
  (await rowsOf(app, candidateId).limit(maxShown)).map(shownAs);

type Asked = { candidateId: string; id: string; form: Form };

/** A form of one of their own; nobody else's is found. */
export async function ownFile(app: App, { candidateId, id, form }: Asked): Promise<Response> {
  const rows = await rowsOf(app, candidateId);
  const row = rows.find((it) => it.id === id) ?? notFound("invoice");
  return sentAs(await fileOf(app, row, form));
}

const rowsOf = (app: App, candidateId: string) =>
  app.db
    .select(getTableColumns(selfBills))
    .from(selfBills)
    .innerJoin(suppliers, eq(suppliers.id, selfBills.supplierId))
    .where(eq(suppliers.candidateId, candidateId))
    .orderBy(desc(selfBills.seq))
    .$dynamic();
