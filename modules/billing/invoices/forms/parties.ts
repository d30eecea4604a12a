import type { Invoice } from "@e-invoice-eu/core";
import type { InvoiceContent, Party } from "../content";

type Document = Invoice["ubl:Invoice"];
export const tax = { "cbc:ID": "VAT" };

type Country =
  Document["cac:AccountingCustomerParty"]["cac:Party"]["cac:PostalAddress"]["cac:Country"];

/** Outside the scope of VAT neither party may carry a VAT number (BR-O-02, BR-O-03). */
export function partyOf(party: Party, { vat }: InvoiceContent) {
  const { endpoint, registration, vatNumber, country } = party;
  const hasVat = vatNumber !== null && vat.category !== "O";
  return {
    ...(endpoint && {
      "cbc:EndpointID": endpoint.id,
      "cbc:EndpointID@schemeID": endpoint.scheme as "EM",
    }),
    "cac:PostalAddress": {
      "cbc:StreetName": party.street,
      "cbc:CityName": party.city,
      "cbc:PostalZone": party.postalCode,
      "cac:Country": { "cbc:IdentificationCode": country } as Country,
    },
    ...(hasVat && { "cac:PartyTaxScheme": { "cbc:CompanyID": vatNumber, "cac:TaxScheme": tax } }),
    "cac:PartyLegalEntity": {
      "cbc:RegistrationName": party.name,
      ...(registration && { "cbc:CompanyID": registration, ...registerOf(country) }),
    },
  };
}

/** ISO 6523 codes of trade registers, for countries whose rules require them. */
const registers: Record<string, "0106" | "0208"> = { NL: "0106", BE: "0208" };
const registerOf = (country: string) =>
  registers[country] && { "cbc:CompanyID@schemeID": registers[country] };

export function sellerOf(content: InvoiceContent) {
  const { "cac:PartyTaxScheme": scheme, ...party } = partyOf(content.seller, content);
  const { name, phone, email } = content.seller.contact;
  const { taxNumber } = content.seller;
  const schemes = [
    ...(scheme ? [scheme] : []),
    ...(taxNumber ? [{ "cbc:CompanyID": taxNumber, "cac:TaxScheme": { "cbc:ID": "FC" } }] : []),
  ];
  return {
    ...party,
    ...(schemes.length > 0 && { "cac:PartyTaxScheme": schemes as [(typeof schemes)[number]] }),
    "cac:Contact": { "cbc:Name": name, "cbc:Telephone": phone, "cbc:ElectronicMail": email },
  };
}
