import type { PaperLanguage } from "@/modules/billing/details/rules";
import { vat } from "@/modules/billing/vat";
import { daysBetween } from "@/src/calendar";
import type { ContentLine, InvoiceContent } from "../content";
import all from "./words.json";

export type Words = (typeof all)["en"];
/** The texts that go into the electronic form as well. */
export type FormWords = {
  terms: string;
  exemption: string;
  /** The wage share, where part of the amount goes to a blocked account; otherwise empty. */
  wage: string;
  /** How much goes to which account, a line each. */
  pay: string[];
  hourTypes: Words["hourTypes"];
  expenses: Words["expenses"];
};

/** What a line is for: hours of a type, or an expense. */
export const typeOf = (
  { expense, hourType }: ContentLine,
  words: Pick<Words, "hourTypes" | "expenses">,
): string => (expense ? words.expenses[expense] : words.hourTypes[hourType]);

export const wordsOf = (language: PaperLanguage): Words => all[language];

const intlLocales: Record<PaperLanguage, string> = { nl: "nl", en: "en-GB", de: "de" };

export const filledIn = (text: string, values: Record<string, string>): string =>
  text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);

type Formatter = ReturnType<typeof newPen>;
/** What every part of a form is generated from: the content, the texts and the formatter. */
export type FormContext = { content: InvoiceContent; say: Words; pen: Formatter };
const pens = new Map<string, Formatter>();

/**
 * Formats days, amounts and hours for a language; cached, because an Intl formatter takes a millisecond to construct.
 */
export function formatterFor(language: PaperLanguage, currency: string): Formatter {
  const name = `${language} ${currency}`;
  const pen = pens.get(name) ?? newPen(language, currency);
  pens.set(name, pen);
  return pen;
}

function newPen(language: PaperLanguage, currency: string) {
  const dialect = intlLocales[language];
  const number = new Intl.NumberFormat(dialect, { maximumFractionDigits: 4 });
  const money = new Intl.NumberFormat(dialect, { style: "currency", currency });
  const percent = new Intl.NumberFormat(dialect, { style: "percent", maximumFractionDigits: 4 });
  const regions = new Intl.DisplayNames(dialect, { type: "region" });
  const date = new Intl.DateTimeFormat(dialect, { dateStyle: "medium", timeZone: "UTC" });
  return {
    number: (value: number) => number.format(value),
    percent: (value: number) => percent.format(value / 100),
    money: (cents: number) => money.format(cents / 100),
    moment: (at: string, timeZone: string) => momentIn(dialect, timeZone).format(new Date(at)),
    day: (day: string) => date.format(new Date(`${day}T12:00:00Z`)),
    country: (code: string) => regions.of(code) ?? code,
    hours: (minutes: number) => number.format(minutes / 60),
  };
}

const momentIn = (dialect: string, timeZone: string) =>
  new Intl.DateTimeFormat(dialect, {
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    timeZone,
    timeZoneName: "short",
  });

export function formWordsOf(content: InvoiceContent): FormWords {
  const { hourTypes, expenses, terms, creditTerms, exemptions, wage } = wordsOf(content.language);
  const { payment, kind, issuedOn, dueOn } = content;
  const pen = formatterFor(content.language, content.currency);
  const day = pen.day(dueOn);
  const { wageCents } = payment.blocked ?? {};
  const days = String(daysBetween(issuedOn, dueOn));
  const { reference } = payment;
  return {
    hourTypes,
    expenses,
    exemption: exemptionOf(content, exemptions),
    pay: payOf(content, pen),
    wage: wageCents === undefined ? "" : filledIn(wage, { amount: pen.money(wageCents) }),
    terms: filledIn(kind === "invoice" ? terms : creditTerms, { days, day, reference }),
  };
}

/** With a blocked account: the amount for each of both accounts, so that nobody pays the total to one of them. */
function payOf({ language, totals, payment }: InvoiceContent, pen: Formatter): string[] {
  const { pay, blocked: toBlocked } = wordsOf(language);
  const { blocked, iban, freeCents } = payment;
  if (!blocked) return [filledIn(pay, { amount: pen.money(totals.grossCents), iban })];
  const share = {
    amount: pen.money(blocked.cents),
    percent: String(blocked.percent),
    iban: blocked.iban,
  };
  return [filledIn(pay, { amount: pen.money(freeCents), iban }), filledIn(toBlocked, share)];
}

/**
 * The reason for not charging VAT: the wording that the seller's law prescribes, or else our own in the reader's
 * language.
 */
function exemptionOf({ vat: { exemption, source }, seller }: InvoiceContent, words: Exemptions) {
  if (!exemption) return "";
  return vat.wordsByLaw(exemption, seller.country) ?? filledIn(words[exemption], { source });
}

type Exemptions = Words["exemptions"];
