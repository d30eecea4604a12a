import type { Invoice } from "@e-invoice-eu/core";
import { exemptionCodes } from "@/modules/billing/vat/rules";
import type { ContentLine, InvoiceContent } from "../content";
import { amountOf, hoursOf } from "../rules";
import { partyOf, sellerOf, tax } from "./parties";
import { type FormWords, typeOf } from "./words";

type Document = Invoice["ubl:Invoice"];
type Line = Document["cac:InvoiceLine"][number];
type Currency = Document["cbc:DocumentCurrencyCode"];

/** Document type codes (UNTDID 1001); self-billing has its own pair. */
const typeCodes = { invoice: "380", creditNote: "381" } as const;
const selfBilledCodes = { invoice: "389", creditNote: "261" } as const;

/** An invoice in the terms of EN 16931, from which every syntax is written. */
export function structuredOf(content: InvoiceContent, words: FormWords): Invoice {
  const { kind, totals, orderNumber, buyerReference } = content;
  const isCredit = kind === "creditNote";
  return {
    "ubl:Invoice": {
      ...identifiers(content),
      "cbc:ID": content.number,
      "cbc:IssueDate": content.issuedOn,
      // UBL has no due date on a credit note.
      ...(!isCredit && { "cbc:DueDate": content.dueOn }),
      "cbc:InvoiceTypeCode": (content.selfBilled ? selfBilledCodes : typeCodes)[kind],
      ...noteOf(content, words),
      "cbc:DocumentCurrencyCode": content.currency as Currency,
      ...(buyerReference && { "cbc:BuyerReference": buyerReference }),
      "cac:InvoicePeriod": { "cbc:StartDate": content.periodFrom, "cbc:EndDate": content.periodTo },
      ...(orderNumber && { "cac:OrderReference": { "cbc:ID": orderNumber } }),
      ...creditedBy(content),
      "cac:AccountingSupplierParty": { "cac:Party": sellerOf(content) },
      "cac:AccountingCustomerParty": { "cac:Party": partyOf(content.buyer, content) },
      // CII requires a delivery date: for work that is its last day.
      "cac:Delivery": { "cbc:ActualDeliveryDate": content.periodTo },
      "cac:PaymentMeans": accountsOf(content),
      "cac:PaymentTerms": { "cbc:Note": termsOf(content, words) },
      "cac:TaxTotal": [taxOf(content, words)],
      "cac:LegalMonetaryTotal": sumsOf(totals, content.currency as Currency),
      "cac:InvoiceLine": content.lines.map((it, at) => lineOf(it, { at, content, words })) as [
        Line,
        ...Line[],
      ],
    },
  };
}

const creditedBy = ({ credits }: InvoiceContent): Pick<Document, "cac:BillingReference"> => {
  if (!credits) return {};
  const document = { "cbc:ID": credits.number, "cbc:IssueDate": credits.issuedOn };
  return { "cac:BillingReference": [{ "cac:InvoiceDocumentReference": document }] };
};

const network = "urn:fdc:peppol.eu:2017:poacc";

/** The identifiers of process and rules; the library's defaults where none is given. */
function identifiers({ syntax, selfBilled }: InvoiceContent) {
  const process = selfBilled ? "selfbilling" : "billing";
  const rules = `urn:cen.eu:en16931:2017#compliant#${network}:${process}:3.0`;
  return {
    ...(syntax === "peppol" && { "cbc:CustomizationID": rules }),
    ...((syntax === "peppol" || selfBilled) && { "cbc:ProfileID": `${network}:${process}:01:1.0` }),
  };
}

const noteOf = ({ credits, footer, selfBilled }: InvoiceContent, { wage }: FormWords) => {
  const said = [selfBilled?.mention, credits?.reason, wage, footer];
  const notes = said.filter((it): it is string => Boolean(it));
  return notes.length > 0 ? { "cbc:Note": [notes.join(" – ").replaceAll("\n", " ")] } : {};
};

/** The formats list accounts without amounts, so with two accounts the payment terms say how much goes to which. */
const termsOf = ({ kind, payment }: InvoiceContent, { terms, pay }: FormWords): string =>
  payment.blocked && kind === "invoice" ? `${terms} ${pay.join(" ")}` : terms;

/** SEPA credit transfer to the account, and to the blocked one where a share goes there. */
function accountsOf({ payment, seller }: InvoiceContent) {
  const to = (iban: string, bic: string) => ({
    "cbc:PaymentMeansCode": "58" as const,
    "cbc:PaymentID": payment.reference,
    "cac:PayeeFinancialAccount": {
      "cbc:ID": iban,
      "cbc:Name": seller.name,
      ...(bic && { "cac:FinancialInstitutionBranch": { "cbc:ID": bic } }),
    },
  });
  return [
    to(payment.iban, payment.bic),
    ...(payment.blocked ? [to(payment.blocked.iban, "")] : []),
  ];
}

const percentOf = (rate: number): string => String(rate / 100);

function taxOf({ vat, totals, currency }: InvoiceContent, { exemption }: FormWords) {
  const at = currency as Currency;
  const amount = amountOf(totals.vatCents);
  const { category, rate } = vat;
  return {
    "cbc:TaxAmount": amount,
    "cbc:TaxAmount@currencyID": at,
    "cac:TaxSubtotal": [
      {
        "cbc:TaxableAmount": amountOf(totals.netCents),
        "cbc:TaxableAmount@currencyID": at,
        "cbc:TaxAmount": amount,
        "cbc:TaxAmount@currencyID": at,
        "cac:TaxCategory": {
          "cbc:ID": category,
          // An amount outside the scope of VAT has no rate (BR-O-05).
          ...(category !== "O" && { "cbc:Percent": percentOf(rate) }),
          ...(vat.exemption && {
            ...(exemptionCodes[vat.exemption] && {
              "cbc:TaxExemptionReasonCode": exemptionCodes[vat.exemption] as "VATEX-EU-AE",
            }),
            "cbc:TaxExemptionReason": exemption,
          }),
          "cac:TaxScheme": tax,
        },
      },
    ],
  };
}

const sumsOf = ({ netCents, grossCents }: InvoiceContent["totals"], currency: Currency) => ({
  "cbc:LineExtensionAmount": amountOf(netCents),
  "cbc:LineExtensionAmount@currencyID": currency,
  "cbc:TaxExclusiveAmount": amountOf(netCents),
  "cbc:TaxExclusiveAmount@currencyID": currency,
  "cbc:TaxInclusiveAmount": amountOf(grossCents),
  "cbc:TaxInclusiveAmount@currencyID": currency,
  "cbc:PayableAmount": amountOf(grossCents),
  "cbc:PayableAmount@currencyID": currency,
});

type Around = { at: number; content: InvoiceContent; words: FormWords };

function lineOf(line: ContentLine, { at, content, words }: Around): Line {
  const { vat } = content;
  const currency = content.currency as Currency;
  return {
    "cbc:ID": String(at + 1),
    // Hours, or a quantity of one for an expense.
    "cbc:InvoicedQuantity": line.expense ? "1" : hoursOf(line.minutes),
    "cbc:InvoicedQuantity@unitCode": line.expense ? "C62" : "HUR",
    "cbc:LineExtensionAmount": amountOf(line.netCents),
    "cbc:LineExtensionAmount@currencyID": currency,
    "cac:InvoicePeriod": { "cbc:StartDate": line.from, "cbc:EndDate": line.to },
    "cac:Item": {
      "cbc:Name": `${line.name} – ${typeOf(line, words)}`,
      "cac:ClassifiedTaxCategory": {
        "cbc:ID": vat.category,
        ...(vat.category !== "O" && { "cbc:Percent": percentOf(vat.rate) }),
        "cac:TaxScheme": tax,
      },
    },
    "cac:Price": {
      "cbc:PriceAmount": amountOf(line.rateCents),
      "cbc:PriceAmount@currencyID": currency,
    },
  };
}
