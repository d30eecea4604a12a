import { eq } from "drizzle-orm";
import { retentionOf } from "@/modules/billing/invoices";
import type { App } from "@/src/app";
import type { Holder } from "@/src/personal-data/holders";
import { selfBillingSuppliers as suppliers, selfBills } from "./schema";

const later = (a: string, b: string) => (a > b ? a : b);

/**
 * Who sells and where they are paid is forgotten with the person; what was made out in their name stays for the years
 * that the law asks of the agency, with what stands on it, and goes when they are over.
 */
export const holder: Holder = {
  name: "selfBilling",
  tables: ["self_billing_suppliers"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    const details = await app.db.select().from(suppliers).where(eq(suppliers.candidateId, id));
    const bills = await billsOf(app, id);
    return { selfBillingDetails: details, selfBills: bills.map(({ content: _, ...it }) => it) };
  },

  async stays(app, { type, id }) {
    if (type !== "candidate") return [];
    const byLaw = Map.groupBy(await billsOf(app, id), ({ content }) => content.buyer.country);
    return [...byLaw].map(([country, kept]) => ({
      part: "selfBills",
      rows: kept.length,
      until: kept.map(({ keptUntil }) => keptUntil).reduce(later),
      law: retentionOf(country).source,
    }));
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const forgotten = app.db
      .update(suppliers)
      .set({
        candidateId: null,
        legalName: "",
        street: "",
        postalCode: "",
        city: "",
        country: null,
        vatNumber: null,
        taxNumber: null,
        registration: null,
        email: null,
        phone: null,
        iban: null,
        bic: null,
        peppolScheme: null,
        peppolId: null,
        agreedOn: null,
        agreedUntil: null,
        agreementFileId: null,
      })
      .where(eq(suppliers.candidateId, id));
    return { writes: [forgotten], news: [] };
  },
};

const billsOf = (app: App, candidateId: string) =>
  app.db
    .select({
      number: selfBills.number,
      issuedOn: selfBills.issuedOn,
      grossCents: selfBills.grossCents,
      currency: selfBills.currency,
      keptUntil: selfBills.keptUntil,
      content: selfBills.content,
    })
    .from(selfBills)
    .innerJoin(suppliers, eq(suppliers.id, selfBills.supplierId))
    .where(eq(suppliers.candidateId, candidateId));
