import { registerNames } from "@/modules/knowledge/countries/rules";
import generateQrCode from "sepa-payment-qr-code";
import type { Form, FormTable } from "@/modules/staffing/documents";
import type { Annex, InvoiceContent, Party } from "../content";
import { annexOf } from "./annex";
import { filledIn, formWordsOf, formatterFor, typeOf, type FormContext, wordsOf } from "./words";

/** The invoice as it is printed, with the approved hours behind it. */
export function paperOf(content: InvoiceContent, annex: Annex | null, brand: Form["brand"]): Form {
  const { language, currency, seller, number } = content;
  const it: FormContext = {
    content,
    say: wordsOf(language),
    pen: formatterFor(language, currency),
  };
  return {
    title: `${titlesOf(it)[content.kind]} ${number}`,
    author: seller.name,
    language,
    brand,
    sender: [...linesOf(seller, it), seller.contact.email, seller.contact.phone],
    recipient: linesOf(content.buyer, it),
    facts: factsOf(it),
    notes: notesOf(it),
    table: tableOf(it),
    sums: sumsOf(it),
    payment: paymentOf(it),
    footer: [content.footer.replaceAll("\n", " · "), number].filter(Boolean).join("    "),
    annex: annex && annexOf(annex, it),
  };
}

const titlesOf = ({ content, say }: FormContext) =>
  content.selfBilled ? say.selfBilled.titles : say.titles;

const linesOf = (party: Party, { say, pen }: FormContext): string[] => {
  const { name, street, postalCode, city, country, vatNumber, registration, taxNumber } = party;
  return [
    name,
    street,
    `${postalCode} ${city}`,
    pen.country(country),
    ...(vatNumber ? [filledIn(say.vatNumber, { number: vatNumber })] : []),
    ...(taxNumber ? [filledIn(say.taxNumber, { number: taxNumber })] : []),
    ...(registration ? [registeredAs(registration, country, say)] : []),
  ];
};

/** Labelled by the trade register of the party's country, whatever the language of the invoice. */
function registeredAs(number: string, country: string, say: FormContext["say"]): string {
  const names: Record<string, string> = registerNames;
  const name = names[country];
  return name ? `${name} ${number}` : filledIn(say.registration, { number });
}

function factsOf({ content, say, pen }: FormContext): [string, string][] {
  const { number, issuedOn, dueOn, periodFrom, periodTo, orderNumber, buyerReference } = content;
  return [
    [say.number, number],
    [say.issued, pen.day(issuedOn)],
    ...(content.kind === "invoice" ? ([[say.due, pen.day(dueOn)]] as [string, string][]) : []),
    [say.period, `${pen.day(periodFrom)} – ${pen.day(periodTo)}`],
    ...named(say.order, orderNumber),
    ...named(say.buyerReference, buyerReference),
  ];
}

const named = (name: string, value: string | null): [string, string][] =>
  value ? [[name, value]] : [];

function notesOf({ content, say, pen }: FormContext): string[] {
  const { credits, selfBilled } = content;
  const { exemption, wage } = formWordsOf(content);
  const credit = credits && {
    number: credits.number,
    day: pen.day(credits.issuedOn),
    reason: credits.reason,
  };
  const said = [selfBilled?.mention, credit && filledIn(say.credits, credit), exemption, wage];
  return said.filter((it): it is string => !!it);
}

const tableOf = ({ content, say, pen }: FormContext): FormTable => ({
  head: [say.columns.work, say.columns.hours, say.columns.rate, say.columns.amount],
  isRight: [false, true, true, true],
  rows: content.lines.map((it) => [
    `${it.name} – ${typeOf(it, say)}`,
    it.expense ? "" : pen.hours(it.minutes),
    it.expense ? "" : pen.money(it.rateCents),
    pen.money(it.netCents),
  ]),
});

function sumsOf({ content, say, pen }: FormContext): [string, string][] {
  const { vat, totals } = content;
  const rate = pen.percent(vat.rate / 100);
  return [
    [say.net, pen.money(totals.netCents)],
    [vat.category === "S" ? filledIn(say.vat, { rate }) : say.noVat, pen.money(totals.vatCents)],
    [say.gross, pen.money(totals.grossCents)],
  ];
}

/**
 * The payment block with a QR code for banking apps, for the amount that goes to the free account; a credit note has
 * none.
 */
function paymentOf({ content, say, pen }: FormContext): Form["payment"] {
  const { terms, pay } = formWordsOf(content);
  if (content.kind === "creditNote") return { lines: [terms], code: null, caption: "" };
  const { iban } = content.payment;
  const amount = pen.money(content.totals.grossCents);
  if (content.selfBilled) {
    const transferred = filledIn(say.selfBilled.pay, { amount, iban, payer: content.buyer.name });
    return { lines: [transferred, terms], code: null, caption: "" };
  }
  return { lines: [...pay, terms], code: paymentCode(content), caption: say.scan };
}

/** The text of an EPC069-12 QR code, which allows positive amounts in euros only; otherwise null. */
export function paymentCode({ seller, payment, currency }: InvoiceContent): string | null {
  const { iban, bic, reference, freeCents } = payment;
  if (currency !== "EUR" || freeCents <= 0) return null;
  return generateQrCode({
    name: seller.name.slice(0, 70),
    iban,
    ...(bic && { bic }),
    amount: freeCents / 100,
    structuredReference: reference,
  });
}
