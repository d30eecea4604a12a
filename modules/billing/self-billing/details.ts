import { and, eq } from "drizzle-orm";
import { defaultPaymentDays } from "@/modules/billing/details";
import { vat } from "@/modules/billing/vat";
import { candidateRows } from "@/modules/crm/candidates/read-model";
import { toIso } from "@/modules/knowledge/countries/rules";
import { audit } from "@/modules/platform/audit";
import { files } from "@/modules/records/files";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import { invoicesChanged } from "@/modules/billing/invoices";
import type { NewSelfBillingDetails, SelfBillingDetails } from "./model";
import { selfBillingSuppliers as suppliers } from "./schema";

export type Supplier = typeof suppliers.$inferSelect;

/** What is known of somebody's invoices; where nobody entered it, what their own record says. */
export async function find(app: App, candidateId: string): Promise<SelfBillingDetails> {
  const row = await supplierOf(app, candidateId);
  if (!row) return suggested(app, candidateId);
  const { seq: _, id: __, updatedAt: ___, ...shown } = row;
  return { ...shown, candidateId };
}

export async function supplierOf(app: App, candidateId: string): Promise<Supplier | undefined> {
  const [row] = await app.db.select().from(suppliers).where(eq(suppliers.candidateId, candidateId));
  return row;
}

async function suggested(app: App, candidateId: string): Promise<SelfBillingDetails> {
  const { id, firstName, lastName, email, phone, country } = candidateRows;
  const [person] = await app.db
    .select({ firstName, lastName, email, phone, country })
    .from(candidateRows)
    .where(eq(id, candidateId));
  if (!person) return notFound("candidate");
  return {
    ...unsaid,
    candidateId,
    legalName: `${person.firstName} ${person.lastName}`,
    country: person.country ? toIso(person.country) : null,
    email: person.email,
    phone: person.phone,
  };
}

const unsaid = {
  version: 0,
  street: "",
  postalCode: "",
  city: "",
  vatNumber: null,
  taxNumber: null,
  registration: null,
  isSmallBusiness: false,
  iban: null,
  bic: null,
  peppolScheme: null,
  peppolId: null,
  syntax: "facturx" as const,
  language: "en" as const,
  paymentDays: defaultPaymentDays,
  agreedOn: null,
  agreedUntil: null,
  agreementFileId: null,
};

export async function save(
  app: App,
  candidateId: string,
  { version, ...given }: NewSelfBillingDetails,
): Promise<SelfBillingDetails> {
  const before = await find(app, candidateId);
  if (before.version !== version) throw changedSince();
  const country = toIso(given.country);
  if (given.vatNumber && !vat.isVatNumber(country, given.vatNumber)) {
    const message = "This isn't a valid VAT number for its country.";
    throw invalid([{ path: ["vatNumber"], message }]);
  }
  if (given.agreementFileId) await refuseOthersFile(app, candidateId, given.agreementFileId);
  const row = { ...given, country, version: version + 1, updatedAt: app.now().toISOString() };
  const isAt = and(eq(suppliers.candidateId, candidateId), eq(suppliers.version, version));
  await app.write(
    [
      version === 0
        ? app.db.insert(suppliers).values({ ...row, id: Bun.randomUUIDv7(), candidateId })
        : must(app.db.update(suppliers).set(row).where(isAt)),
      audit.entry(app, {
        action: "self-billing.details_changed",
        entityType: "candidate",
        entityId: candidateId,
        details: { agreedOn: given.agreedOn, isSmallBusiness: given.isSmallBusiness },
      }),
    ],
    invoicesChanged([]),
  );
  return find(app, candidateId);
}

async function refuseOthersFile(app: App, candidateId: string, fileId: string): Promise<void> {
  const file = await files.find(app, fileId);
  if (file.kind === "candidate" && file.recordId === candidateId) return;
  const message = "Choose a file of this person.";
  throw invalid([{ path: ["agreementFileId"], message }]);
}

const changedSince = () =>
  new Failure("conflict", "Someone else changed this first. Reload and try again.");
