import { and, eq } from "drizzle-orm";
import { vat } from "@/modules/billing/vat";
import { type ClientRecord, clients } from "@/modules/crm/clients";
import { toIso } from "@/modules/knowledge/countries/rules";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, invalid } from "@/src/errors";
import { billingChanged } from "./events";
import type { BillingDetails, NewBillingDetails } from "./model";
import { billingDetails } from "./schema";

/** A client's billing details; fields that were never entered are filled from the client record. */
export async function find(app: App, clientId: string): Promise<BillingDetails> {
  const client = await clients.find(app, clientId);
  const [row] = await app.db
    .select()
    .from(billingDetails)
    .where(eq(billingDetails.clientId, clientId));
  if (row) {
    const { updatedAt: _, confirmedBy, ...shown } = row;
    const nameOf = await users.authors(app);
    return { ...shown, confirmedBy: confirmedBy && nameOf(confirmedBy) };
  }
  const { paymentDays } = await settings.valueOf(app, "billing");
  return suggested(client, paymentDays);
}

/** Billing details derived from the client record alone. */
function suggested(client: ClientRecord, usualDays: number): BillingDetails {
  const [site] = client.sites;
  return {
    ...unsaid,
    clientId: client.id,
    legalName: client.name,
    street: site?.street ?? "",
    city: site?.city ?? "",
    country: site?.country ? toIso(site.country) : null,
    vatNumber: client.vatNumber,
    registration: client.kvkNumber,
    email: client.contactEmail,
    paymentDays: client.paymentDays ?? usualDays,
  };
}

const unsaid = {
  version: 0,
  postalCode: "",
  buyerReference: null,
  orderNumber: null,
  orders: [],
  peppolScheme: null,
  peppolId: null,
  syntax: "peppol" as const,
  grouping: "client" as const,
  language: "en" as const,
  blockedPercent: null,
  reverseChargeReason: null,
  confirmedBy: null,
  confirmedAt: null,
};

/**
 * Saves the details. A reverse charge within one country records who confirmed it, because the agency is liable for it.
 */
export async function save(
  app: App,
  clientId: string,
  { version, ...given }: NewBillingDetails,
): Promise<BillingDetails> {
  const before = await find(app, clientId);
  if (before.version !== version) throw changedSince();
  const country = toIso(given.country);
  if (given.vatNumber && !vat.isVatNumber(country, given.vatNumber)) {
    const message = "This isn't a valid VAT number for its country.";
    throw invalid([{ path: ["vatNumber"], message }]);
  }
  const row = {
    ...given,
    country,
    ...(await confirmation(app, clientId, given)),
    version: version + 1,
    updatedAt: app.now().toISOString(),
  };
  const isAt = and(eq(billingDetails.clientId, clientId), eq(billingDetails.version, version));
  await app.write(
    [
      version === 0
        ? app.db.insert(billingDetails).values({ ...row, clientId })
        : must(app.db.update(billingDetails).set(row).where(isAt)),
      audit.entry(app, {
        action: "billing.details_changed",
        entityType: "client",
        entityId: clientId,
        details: { isReverseCharge: given.reverseChargeReason !== null },
      }),
    ],
    billingChanged(clientId),
  );
  return find(app, clientId);
}

/** Keeps the name of whoever confirmed the reverse charge for as long as its reason is unchanged. */
async function confirmation(
  app: App,
  clientId: string,
  given: Pick<NewBillingDetails, "reverseChargeReason">,
) {
  if (given.reverseChargeReason === null) return { confirmedBy: null, confirmedAt: null };
  const [row] = await app.db
    .select()
    .from(billingDetails)
    .where(eq(billingDetails.clientId, clientId));
  return row?.reverseChargeReason === given.reverseChargeReason
    ? { confirmedBy: row.confirmedBy, confirmedAt: row.confirmedAt }
    : { confirmedBy: app.actor.id ?? app.actor.name, confirmedAt: app.now().toISOString() };
}

const changedSince = () =>
  new Failure("conflict", "Someone else changed this first. Reload and try again.");
