import type { MissingField } from "@/modules/billing/details/rules";
import { mailScheme } from "@/modules/billing/details/rules";
import type { Draft } from "./draft";

type Asked = Pick<Draft, "details" | "seller" | "orderNumber" | "currency">;
type Endpoint = { scheme: string; id: string } | null;

const networkOf = (scheme: string | null, id: string | null): Endpoint =>
  scheme && id ? { scheme, id } : null;
const mailboxOf = (address: string | null): Endpoint =>
  address ? { scheme: mailScheme, id: address } : null;

/** The agency's electronic address: its Peppol identifier, or else its email address. */
export const sellerEndpoint = ({ seller: { billing } }: Pick<Asked, "seller">): Endpoint =>
  networkOf(billing.peppolScheme, billing.peppolId) ?? mailboxOf(billing.contactEmail);

export const buyerEndpoint = ({ details }: Pick<Asked, "details">): Endpoint =>
  networkOf(details.peppolScheme, details.peppolId) ?? mailboxOf(details.email);

/** The fields that have to be filled in before the draft can be issued in its format. */
export function missingOf(draft: Asked): MissingField[] {
  const { details, orderNumber, currency } = draft;
  const { agency, billing } = draft.seller;
  const isWell = isReachable(details.syntax);
  const needed: Record<MissingField, boolean> = {
    agencyName: agency.name !== "",
    agencyAddress: [billing.street, billing.postalCode, billing.city].every(Boolean),
    agencyContact: [billing.contactName, billing.contactPhone, billing.contactEmail].every(Boolean),
    agencyIban: billing.iban !== "",
    agencyPeppol: isWell(sellerEndpoint(draft)),
    blockedIban: details.blockedPercent === null || billing.blockedIban !== "",
    legalName: details.legalName !== "",
    address: [details.street, details.postalCode, details.city].every(Boolean),
    buyerReference: details.syntax !== "xrechnung" || details.buyerReference !== null,
    orderNumber: hasOrder(draft) || orderNumber !== null,
    peppol: isWell(buyerEndpoint(draft)),
    currency: currency === "EUR",
  };
  const fields = Object.keys(needed) as MissingField[];
  return fields.filter((field) => !needed[field]);
}

/** Peppol delivers to network identifiers only; CII and hybrid PDFs need no address. */
const isReachable = (syntax: Asked["details"]["syntax"]) => (endpoint: Endpoint) => {
  if (syntax === "cii" || syntax === "facturx") return true;
  return endpoint !== null && (syntax !== "peppol" || endpoint.scheme !== mailScheme);
};

/** Peppol requires an order number or a buyer reference, and grouping by order requires an order number. */
const hasOrder = ({ details }: Asked): boolean =>
  details.grouping !== "order" && (details.syntax !== "peppol" || details.buyerReference !== null);
