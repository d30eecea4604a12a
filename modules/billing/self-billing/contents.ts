import {
  agencyParty,
  creditorReference,
  type InvoiceContent,
  linesOf,
  type Party,
  vatShown,
} from "@/modules/billing/invoices";
import type { App } from "@/src/app";
import { addDays } from "@/src/calendar";
import { Failure } from "@/src/errors";
import { type Draft, endpointOf } from "./drafting";
import { mentionOf } from "./mentions";
import type { SelfBillingDetails } from "./model";

type Issued = { number: string; issuedOn: string; sign: string };

/** All that the invoice says that is made out in somebody's name: they sell, the agency buys. */
export async function contentOf(app: App, draft: Draft, issued: Issued): Promise<InvoiceContent> {
  const { details, agency, vat } = draft;
  if (!vat.isDecided || draft.missing.length > 0) {
    throw new Failure("invalid", "This invoice lacks details. See the preview.");
  }
  const { number, issuedOn, sign } = issued;
  return {
    kind: "invoice",
    number,
    issuedOn,
    dueOn: addDays(issuedOn, details.paymentDays),
    periodFrom: draft.periodFrom,
    periodTo: draft.periodTo,
    currency: draft.currency,
    language: details.language,
    syntax: details.syntax,
    seller: { ...sellerOf(details), contact: contactOf(details) },
    buyer: buyerOf(draft),
    // The network asks for a sign of the buyer; its own for this supplier is the one of the series.
    buyerReference: sign.slice(0, -1),
    orderNumber: null,
    credits: null,
    selfBilled: { mention: mentionOf(details.country ?? "").text },
    lines: await linesOf(app, draft),
    vat: vatShown(vat),
    totals: draft.totals,
    payment: {
      reference: creditorReference(number),
      iban: details.iban ?? "",
      bic: details.bic ?? "",
      blocked: null,
      freeCents: draft.totals.grossCents,
    },
    footer: agency.billing.footer,
  };
}

const sellerOf = (details: SelfBillingDetails): Party => ({
  name: details.legalName,
  street: details.street,
  postalCode: details.postalCode,
  city: details.city,
  country: details.country ?? "",
  vatNumber: details.vatNumber,
  taxNumber: details.taxNumber,
  registration: details.registration,
  endpoint: endpointOf(details.peppolScheme, details.peppolId, details.email),
});

const contactOf = ({ legalName, phone, email }: SelfBillingDetails) => ({
  name: legalName,
  phone: phone ?? "",
  email: email ?? "",
});

function buyerOf({ agency }: Draft): Party {
  const { peppolScheme, peppolId, contactEmail } = agency.billing;
  return agencyParty(agency, endpointOf(peppolScheme, peppolId, contactEmail));
}
