import { and, desc, eq, inArray, lt } from "drizzle-orm";
import { billingPermissions } from "@/modules/billing/details";
import {
  creditNoteOf,
  fileOf,
  type Form,
  invoicesChanged,
  nextNumber,
  numberOf,
  openRenderer,
  sentAs,
} from "@/modules/billing/invoices";
import { audit } from "@/modules/platform/audit";
import { timesheets } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import type { Supplier } from "./details";
import { SelfBill, type SelfBillPage, type SelfBillPaid, type SelfBillQuery } from "./model";
import { isOwed, signOf } from "./rules";
import { selfBillHours, selfBillingSuppliers as suppliers, selfBills } from "./schema";
import { write } from "./writing";

type Row = typeof selfBills.$inferSelect;

/** The newest first; a page goes on where the one before it ended. */
export async function list(app: App, query: SelfBillQuery): Promise<SelfBillPage> {
  const { status, cursor, limit } = query;
  const asked = {
    all: undefined,
    unpaid: and(inArray(selfBills.status, ["issued", "sent"]), eq(selfBills.kind, "invoice")),
  };
  const rows = await app.db
    .select()
    .from(selfBills)
    .where(
      and(
        status === "all" || status === "unpaid" ? asked[status] : eq(selfBills.status, status),
        cursor ? lt(selfBills.seq, cursor) : undefined,
      ),
    )
    .orderBy(desc(selfBills.seq))
    .limit(limit + 1);
  const items = rows.slice(0, limit).map(shownAs);
  return { items, next: rows.length > limit ? (rows[limit - 1]?.seq ?? null) : null };
}

export function shownAs({ content, ...row }: Row): SelfBill {
  return SelfBill.parse({ ...row, supplierName: content.seller.name });
}

/** One by its id or its number. */
export const find = async (app: App, idOrNumber: string): Promise<SelfBill> =>
  shownAs(await rowOf(app, idOrNumber));

async function rowOf(app: App, idOrNumber: string): Promise<Row> {
  const isIt = idOrNumber.startsWith("SB")
    ? eq(selfBills.number, idOrNumber)
    : eq(selfBills.id, idOrNumber);
  const [row] = await app.db.select().from(selfBills).where(isIt);
  return row ?? notFound("invoice");
}

/** A form as it was sent, byte by byte. */
export async function file(app: App, idOrNumber: string, form: Form) {
  return fileOf(app, await rowOf(app, idOrNumber), form);
}

export async function download(app: App, id: string, form: Form): Promise<Response> {
  return sentAs(await file(app, id, form));
}

/** Notes that the agency has paid it. */
export async function pay(app: App, id: string, { version, paidOn }: SelfBillPaid) {
  await billingPermissions.refuseUnpermitted(app);
  const row = await rowOf(app, id);
  if (row.kind !== "invoice" || !isOwed(row.status)) {
    throw new Failure("conflict", "This invoice isn't open any more.");
  }
  await app.write(
    [
      must(
        app.db
          .update(selfBills)
          .set({
            status: "paid",
            paidOn,
            paidAt: app.now().toISOString(),
            version: version + 1,
          })
          .where(isAt(row.id, version)),
      ),
      audit.entry(app, {
        action: "self-bill.paid",
        entityType: "self-bill",
        entityId: row.id,
        details: { number: row.number, paidOn },
      }),
    ],
    invoicesChanged([]),
  );
  return find(app, row.id);
}

const isAt = (id: string, version: number) =>
  and(eq(selfBills.id, id), eq(selfBills.version, version));

/** Undoes one by a credit note over all of it; its hours can be made out again. */
export async function credit(
  app: App,
  id: string,
  { version, reason }: { version: number; reason: string },
): Promise<SelfBill> {
  await billingPermissions.refuseUnpermitted(app);
  const row = await rowOf(app, id);
  if (row.kind !== "invoice" || !isOwed(row.status)) {
    throw new Failure("conflict", "Only an open invoice without payments can be credited.");
  }
  const [supplier] = await app.db.select().from(suppliers).where(eq(suppliers.id, row.supplierId));
  if (!supplier) return notFound("invoice");
  const creditId = await issueNote(app, { row, supplier, reason, version });
  return find(app, creditId);
}

type Undoing = { row: Row; supplier: Supplier; reason: string; version: number };

async function issueNote(app: App, { row, supplier, reason, version }: Undoing): Promise<string> {
  const day = utcToday(app);
  const place = await nextNumber(app, day, signOf(supplier.seq));
  const number = numberOf(place.series, place.n);
  const id = Bun.randomUUIDv7();
  const set = { status: "credited" as const, version: version + 1 };
  const isIts = eq(selfBillHours.invoiceId, row.id);
  const hours = await app.db.select().from(selfBillHours).where(isIts);
  const maker = await openRenderer(app);
  try {
    await write(app, {
      id,
      place,
      maker,
      creditsId: row.id,
      supplierId: supplier.id,
      annex: null,
      candidateId: supplier.candidateId,
      email: supplier.email,
      content: creditNoteOf(row.content, { number, reason, day }),
      hours: hours.map((it) => ({ ...it, id: it.lineId })),
      beside: [
        must(app.db.update(selfBills).set(set).where(isAt(row.id, version))),
        ...timesheets.payReleased(app, row.id),
      ],
    });
  } finally {
    maker.close();
  }
  return id;
}
