import type { App } from "@/src/app";
import { addDays } from "@/src/calendar";
import { Failure } from "@/src/errors";
import type { InvoiceContent, Party } from "../content";
import type { Draft, Seller } from "./draft";
import { agencyVatNumber, vatShown } from "./drafting";
import { deploymentNumbers } from "./grouping";
import { buyerEndpoint, sellerEndpoint } from "./missing";
import { creditorReference, splitOf, wageOf } from "../rules";

type Issued = { number: string; issuedOn: string };

/** The content of the invoice that a draft becomes. */
export async function contentOf(app: App, draft: Draft, issued: Issued): Promise<InvoiceContent> {
  const { details, seller, vat, totals } = draft;
  if (!vat.isDecided || draft.missing.length > 0) {
    throw new Failure("invalid", "This invoice lacks details. See the preview.");
  }
  const { number, issuedOn } = issued;
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
    seller: { ...agencyParty(seller, sellerEndpoint(draft)), contact: contactOf(seller) },
    buyer: {
      name: details.legalName,
      street: details.street,
      postalCode: details.postalCode,
      city: details.city,
      country: details.country ?? "",
      vatNumber: details.vatNumber,
      registration: details.registration,
      endpoint: buyerEndpoint(draft),
    },
    buyerReference: details.buyerReference,
    orderNumber: draft.orderNumber,
    credits: null,
    lines: await linesOf(app, draft),
    vat: vatShown(vat),
    totals,
    payment: paymentOf(draft, number),
    footer: seller.billing.footer,
  };
}

/** The agency as a party of an invoice, either as the seller or, in self-billing, as the buyer. */
export const agencyParty = ({ agency, billing }: Seller, endpoint: Party["endpoint"]): Party => ({
  name: agency.name,
  street: billing.street,
  postalCode: billing.postalCode,
  city: billing.city,
  country: billing.country,
  vatNumber: agencyVatNumber({ agency, billing }),
  registration: agency.kvkNumber || null,
  endpoint,
});

const contactOf = ({ billing }: Seller) => ({
  name: billing.contactName,
  phone: billing.contactPhone,
  email: billing.contactEmail,
});

function paymentOf(
  { details, seller, totals, hours }: Draft,
  number: string,
): InvoiceContent["payment"] {
  const { iban, bic, blockedIban } = seller.billing;
  const percent = details.blockedPercent;
  const { blockedCents, freeCents } = splitOf(totals.grossCents, percent);
  const share = { iban: blockedIban, cents: blockedCents, wageCents: wageOf(hours) };
  const blocked = percent === null ? null : { ...share, percent };
  return { reference: creditorReference(number), iban, bic, blocked, freeCents };
}

export async function linesOf(
  app: App,
  { lines, hours, expenses }: Pick<Draft, "lines" | "hours" | "expenses">,
): Promise<InvoiceContent["lines"]> {
  const ids = [...new Set(lines.map(({ deploymentId }) => deploymentId))];
  const numbers = await deploymentNumbers(app, ids);
  const positions = new Map([...hours, ...expenses].map((it) => [it.deploymentId, it.description]));
  return lines.map((it) => ({
    ...it,
    name: `${numbers.get(it.deploymentId) ?? ""} ${positions.get(it.deploymentId) ?? ""}`.trim(),
  }));
}
