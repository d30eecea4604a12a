import { issuedRow } from "@/modules/billing/invoices/issued.testing";
import { invoiceSeries } from "@/modules/billing/invoices/schema";
import type { App } from "@/src/app";
import { signOf } from "./rules";
import { selfBillingSuppliers as suppliers, selfBills } from "./schema";

type Change = Partial<typeof selfBills.$inferInsert>;

/** An invoice of 1,190 euros that was made out in somebody's name and sent, with both its files. */
export async function selfBilled(app: App, candidateId: string, change: Change = {}) {
  const supplierId = Bun.randomUUIDv7();
  const [pdf, xml] = [
    await app.files.keep(new TextEncoder().encode(`%PDF ${candidateId}`), "pdf"),
    await app.files.keep(new TextEncoder().encode(`<Invoice>${candidateId}</Invoice>`), "xml"),
  ];
  await app.write([app.db.insert(suppliers).values({ ...supplier, id: supplierId, candidateId })]);
  const { length: seq } = await app.db.select({ id: suppliers.id }).from(suppliers);
  const series = `${signOf(seq)}2026`;
  const number = `${series}-00001`;
  const row = {
    ...issuedRow({ number, reference: "RF18539007547034", blockedCents: 0 }),
    ...{ id: Bun.randomUUIDv7(), series, n: 1, supplierId, pdf, xml },
    ...{ keptUntil: "2033-12-31", ...change },
  };
  await app.write([
    app.db.insert(invoiceSeries).values({ name: series, last: 1 }),
    app.db.insert(selfBills).values(row),
  ]);
  return row;
}

const supplier = {
  ...{ legalName: "Kabel Techniek", street: "Ring 3", postalCode: "1000 AA", city: "Town" },
  ...{ isSmallBusiness: false, syntax: "facturx" as const, language: "en" as const },
  ...{ paymentDays: 14, updatedAt: "2025-12-01T09:00:00.000Z" },
};
