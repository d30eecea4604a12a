import type { PaymentKind } from "@/modules/billing/payments/rules";
import type { Exemption, VatCategory } from "@/modules/billing/vat/rules";

export const ledgerFormats = ["csv", "datev"] as const;
export type LedgerFormat = (typeof ledgerFormats)[number];

/**
 * Accounts that an accountant names; until then those of the German SKR 03, which the screen says. What they are called
 * there was compared on 2026-11-26 with the chart of Odoo's l10n_de: 3106 and 3109 are purchased services with 19 % input
 * tax and without, 3123 services from other countries of the union (NWB's Kontierungslexikon too, which has 3125 for those
 * from anywhere abroad), 8336 to 8338 those that others owe the tax of.
 */
export const defaultAccounts = {
  receivables: "1400",
  /** The account of a client is this number plus the client's own; 0 books on the account of all receivables. */
  firstDebtor: 10_000,
  revenue: "8400",
  revenueReverseChargeEu: "8336",
  revenueReverseCharge: "8337",
  revenueOutside: "8338",
  vat: "1776",
  bank: "1200",
  otherPayments: "1360",
  writeOffs: "2400",
  payables: "1600",
  /** The account of a freelancer is this number plus their own; 0 books on the account of all payables. */
  firstCreditor: 70_000,
  subcontractors: "3106",
  subcontractorsReverseCharge: "3123",
  subcontractorsOutside: "3125",
  subcontractorsExempt: "3109",
  inputVat: "1576",
  /** How many digits an account has, and who sends and for whom, as DATEV numbers them. */
  accountLength: 4,
  consultant: 1001,
  datevClient: 1,
  /** The month in which the business year begins. */
  yearStartMonth: 1,
};
export type LedgerAccounts = typeof defaultAccounts;

/** The highest account that DATEV takes for somebody who owes, with four digits of ledger accounts. */
const lastDebtor = 69_999;

/** What the books need of any invoice, of the agency's own and of those in the names of freelancers. */
export type LedgerDocument = {
  id: string;
  kind: "invoice" | "creditNote";
  number: string;
  issuedOn: string;
  issuedAt: string;
  dueOn: string;
  periodTo: string;
  currency: string;
  netCents: number;
  vatCents: number;
  grossCents: number;
};

export type LedgerInvoice = LedgerDocument & {
  vat: { category: VatCategory; rate: number; exemption: Exemption | null };
  clientSeq: number;
  buyerName: string;
  buyerVatNumber: string | null;
};

export type LedgerPayment = {
  id: string;
  kind: PaymentKind;
  invoiceNumber: string;
  clientSeq: number;
  buyerName: string;
  paidOn: string;
  bookedAt: string;
  currency: string;
  /** Below zero where a booking was undone or money taken back. */
  cents: number;
};

/** Two accounts and an amount above zero: what every program of bookkeeping asks for. */
export type Posting = {
  /** The same in every export, so that a program knows what it has. */
  key: string;
  day: string;
  /** When it came into the books; later than the last export means new. */
  enteredAt: string;
  document: string;
  debit: string;
  credit: string;
  cents: number;
  currency: string;
  text: string;
  vat: { category: VatCategory; rate: number; number: string | null } | null;
  /** Of work, the last day of it; of an invoice, when it is due. */
  workedUntil: string | null;
  dueOn: string | null;
};

/** What is owed, earned and held as VAT by an invoice; a credit note is the same the other way round. */
export function invoicePostings(invoice: LedgerInvoice, accounts: LedgerAccounts): Posting[] {
  const { id, kind, number, buyerName, issuedOn: day, issuedAt: enteredAt } = invoice;
  const debtor = debtorOf(invoice.clientSeq, accounts);
  const { currency, dueOn, periodTo: workedUntil } = invoice;
  const about = { day, enteredAt, document: number, currency, text: buyerName, dueOn, workedUntil };
  const { category, rate } = invoice.vat;
  const vat = { category, rate, number: invoice.buyerVatNumber };
  const parts = [
    { key: `${id}:net`, account: revenueOf(invoice, accounts), cents: invoice.netCents, vat },
    { key: `${id}:vat`, account: accounts.vat, cents: invoice.vatCents, vat: null },
  ];
  return parts
    .filter(({ cents }) => cents !== 0)
    .map(({ account, ...part }) => ({ ...about, ...part, ...sides(kind, debtor, account) }));
}

/**
 * The same in one posting of the gross amount, for programs whose revenue accounts know their rate and take the VAT out
 * by themselves, as the automatic accounts of DATEV do: VAT posted beside them would be counted twice.
 */
export function grossPosting(invoice: LedgerInvoice, accounts: LedgerAccounts): Posting[] {
  const [net] = invoicePostings(invoice, accounts);
  return net ? [{ ...net, key: invoice.id, cents: invoice.grossCents }] : [];
}

/** Which account is debited and which credited; a credit note turns them round. */
export const sides = (kind: LedgerInvoice["kind"], debtor: string, account: string) =>
  kind === "invoice" ? { debit: debtor, credit: account } : { debit: account, credit: debtor };

/** Money that came in settles what is owed; what was undone or taken back is owed again. */
export function paymentPosting(payment: LedgerPayment, accounts: LedgerAccounts): Posting {
  const { id: key, kind, invoiceNumber, cents, paidOn, bookedAt, buyerName, currency } = payment;
  const debtor = debtorOf(payment.clientSeq, accounts);
  const from = accountOf[kind](accounts);
  const isIn = cents > 0;
  return {
    key,
    day: paidOn,
    enteredAt: bookedAt,
    document: invoiceNumber,
    debit: isIn ? from : debtor,
    credit: isIn ? debtor : from,
    cents: Math.abs(cents),
    currency,
    text: buyerName,
    vat: null,
    workedUntil: null,
    dueOn: null,
  };
}

const accountOf: Record<PaymentKind, (accounts: LedgerAccounts) => string> = {
  bank: ({ bank }) => bank,
  other: ({ otherPayments }) => otherPayments,
  writeOff: ({ writeOffs }) => writeOffs,
};

export function debtorOf(clientSeq: number, accounts: LedgerAccounts): string {
  const own = accounts.firstDebtor + clientSeq;
  return accounts.firstDebtor > 0 && own <= lastDebtor * 10 ** (accounts.accountLength - 4)
    ? String(own)
    : accounts.receivables;
}

function revenueOf({ vat }: LedgerInvoice, accounts: LedgerAccounts): string {
  if (vat.exemption === "reverseChargeEu") return accounts.revenueReverseChargeEu;
  if (vat.exemption === "reverseChargeDomestic") return accounts.revenueReverseCharge;
  return vat.exemption === "outsideEu" ? accounts.revenueOutside : accounts.revenue;
}
