import { added } from "@/modules/crm/clients/fixtures";
import type { App } from "@/src/app";
import type { InvoiceContent } from "./content";
import { creditorReference, numberOf } from "./rules";
import { invoiceSeries, invoices } from "./schema";

type Change = Partial<typeof invoices.$inferInsert> & {
  blockedCents?: number;
  orderNumber?: string;
};

/** An invoice of 1,190 euros that was issued and sent, the next of its series. */
export async function issued(app: App, { blockedCents = 0, orderNumber, ...change }: Change = {}) {
  const clientId = change.clientId ?? (await added(app)).id;
  const [last] = await app.db.select().from(invoiceSeries);
  const n = (last?.last ?? 0) + 1;
  const number = numberOf("2026", n);
  const reference = creditorReference(number);
  const row = {
    ...ordered(issuedRow({ number, reference, blockedCents }), orderNumber ?? null),
    id: Bun.randomUUIDv7(),
    n,
    clientId,
    ...change,
  };
  const series = { name: "2026", last: n };
  await app.write([
    app.db
      .insert(invoiceSeries)
      .values(series)
      .onConflictDoUpdate({ target: invoiceSeries.name, set: { last: n } }),
    app.db.insert(invoices).values(row),
  ]);
  return row;
}

const ordered = (row: ReturnType<typeof issuedRow>, orderNumber: string | null) => ({
  ...row,
  content: { ...row.content, orderNumber },
});

type Named = { number: string; reference: string; blockedCents: number };

/** What any paper that was issued keeps of itself. */
export const issuedRow = ({ number, reference, blockedCents }: Named) => ({
  kind: "invoice" as const,
  series: "2026",
  number,
  reference,
  issuedOn: "2025-12-01",
  dueOn: "2025-12-20",
  periodFrom: "2025-11-24",
  periodTo: "2025-11-30",
  currency: "EUR",
  netCents: 100_000,
  vatCents: 19_000,
  grossCents: 119_000,
  minutes: 600,
  syntax: "ubl" as const,
  content: contentOf({ number, reference, blockedCents }),
  pdf: "a.pdf",
  xml: "a.xml",
  checksum: "0",
  issuedAt: "2025-12-01T09:00:00.000Z",
  status: "sent" as const,
});

const party = (name: string, vatNumber: string) => ({
  ...{ name, vatNumber, street: "Street 1", postalCode: "1000 AA", city: "Town", country: "DE" },
  ...{ registration: null, endpoint: null },
});

const contentOf = ({ number, reference, blockedCents }: Named): InvoiceContent => ({
  kind: "invoice",
  number,
  issuedOn: "2025-12-01",
  dueOn: "2025-12-20",
  periodFrom: "2025-11-24",
  periodTo: "2025-11-30",
  currency: "EUR",
  language: "de",
  syntax: "ubl",
  seller: {
    ...party("Cold Aisle Agency", "DE123456789"),
    contact: { name: "Desk", phone: "1", email: "desk@agency.example" },
  },
  buyer: party("Main Hosting GmbH", "DE987654321"),
  buyerReference: null,
  orderNumber: null,
  credits: null,
  lines: [],
  vat: { category: "S", rate: 1900, exemption: null, source: "UStG" },
  totals: { netCents: 100_000, vatCents: 19_000, grossCents: 119_000 },
  payment: {
    reference,
    iban: "NL91ABNA0417164300",
    bic: "",
    blocked: blockedCents ? { iban: "NL91", cents: blockedCents, percent: 25 } : null,
    freeCents: 119_000 - blockedCents,
  },
  footer: "",
});
