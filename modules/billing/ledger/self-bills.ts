import type { VatCategory } from "@/modules/billing/vat/rules";
import { type LedgerAccounts, type LedgerDocument, type Posting, sides } from "./rules";

export type LedgerSelfBill = LedgerDocument & {
  vat: { category: VatCategory; rate: number };
  supplierSeq: number;
  sellerName: string;
  sellerVatNumber: string | null;
  /** Established nowhere in the union. */
  isFromOutside: boolean;
};

/** What is owed to a freelancer for their work, and VAT that the agency takes back; a credit note the other way round. */
export function selfBillPostings(bill: LedgerSelfBill, accounts: LedgerAccounts): Posting[] {
  const { id, kind, number, issuedOn: day, issuedAt: enteredAt, currency, dueOn } = bill;
  const creditor = creditorOf(bill.supplierSeq, accounts);
  const { category, rate } = bill.vat;
  const about = { day, enteredAt, document: number, currency, dueOn, text: bill.sellerName };
  const vat = { category, rate, number: bill.sellerVatNumber };
  const parts = [
    { key: `${id}:net`, account: costOf(bill, accounts), cents: bill.netCents, vat },
    { key: `${id}:vat`, account: accounts.inputVat, cents: bill.vatCents, vat: null },
  ];
  return parts
    .filter(({ cents }) => cents !== 0)
    .map(({ account, ...part }) => ({
      ...about,
      ...part,
      workedUntil: bill.periodTo,
      ...sides(kind, account, creditor),
    }));
}

/** The same in one posting of the gross amount. */
export function grossSelfBill(bill: LedgerSelfBill, accounts: LedgerAccounts): Posting[] {
  const [net] = selfBillPostings(bill, accounts);
  return net ? [{ ...net, key: bill.id, cents: bill.grossCents }] : [];
}

type PaidSelfBill = LedgerSelfBill & { paidOn: string; paidAt: string };

/** The agency's own transfer settles it. */
export const selfBillPayment = (bill: PaidSelfBill, accounts: LedgerAccounts): Posting => ({
  key: `${bill.id}:paid`,
  day: bill.paidOn,
  enteredAt: bill.paidAt,
  document: bill.number,
  debit: creditorOf(bill.supplierSeq, accounts),
  credit: accounts.bank,
  cents: bill.grossCents,
  currency: bill.currency,
  text: bill.sellerName,
  vat: null,
  workedUntil: null,
  dueOn: null,
});

const lastCreditor = 99_999;

export function creditorOf(supplierSeq: number, accounts: LedgerAccounts): string {
  const own = accounts.firstCreditor + supplierSeq;
  return accounts.firstCreditor > 0 && own <= lastCreditor * 10 ** (accounts.accountLength - 4)
    ? String(own)
    : accounts.payables;
}

function costOf({ vat, isFromOutside }: LedgerSelfBill, accounts: LedgerAccounts): string {
  if (vat.category === "S") return accounts.subcontractors;
  if (vat.category !== "AE") return accounts.subcontractorsExempt;
  return isFromOutside ? accounts.subcontractorsOutside : accounts.subcontractorsReverseCharge;
}
