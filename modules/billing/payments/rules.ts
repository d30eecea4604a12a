import { isCreditorReference } from "@/modules/billing/invoices/rules";
import type { Fields } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";

/** How money came: over a bank account that is read in, another way, or not at all. */
export const paymentKinds = ["bank", "other", "writeOff"] as const;
export type PaymentKind = (typeof paymentKinds)[number];

export const entryViews = ["open", "booked", "dismissed"] as const;
export type EntryView = (typeof entryViews)[number];

/** Reasons for a match; only the certain ones are booked without a person. */
export const certainGrounds = ["reference", "several-references", "blocked-account"] as const;
export const proposedGrounds = [
  "part",
  "over",
  "invoice-number",
  "known-payer",
  "payer-name",
  "other-account",
  "returned",
] as const;
export const grounds = [...certainGrounds, ...proposedGrounds] as const;
export type Ground = (typeof grounds)[number];

export const paymentSorts = ["paid", "booked", "amount", "client", "invoice"] as const;
export type PaymentSort = (typeof paymentSorts)[number];
export const paymentSortsEitherWay = eitherWay(paymentSorts);
export const paymentsPerPage = 50;
export const maxPaymentPageSize = 200;

/** By what the list of booked payments can be asked. */
export const paymentFields = {
  kind: { is: "choice", values: paymentKinds },
  ground: { is: "choice", values: grounds, canBeNone: true },
  client: { is: "name" },
  paid: { is: "days" },
  booked: { is: "days" },
  /** In the currency of the invoice; what was taken back is below zero. */
  amount: { is: "numbers" },
  undone: { is: "yes" },
} as const satisfies Fields;

/** What is still to be paid of an invoice. */
export type OpenInvoice = {
  id: string;
  number: string;
  /** Its creditor reference by ISO 11649, without blanks; null where it has none. */
  reference: string | null;
  clientId: string;
  clientName: string;
  currency: string;
  openCents: number;
  /** What of it has to reach the blocked account (the Dutch G-account); 0 without one. */
  blockedCents: number;
};

export type Money = {
  cents: number;
  currency: string;
  payerName: string | null;
  payerIban: string | null;
  references: readonly string[];
  text: string;
};

export type Allocation = { invoiceId: string; cents: number };
export type Match = { ground: Ground; isCertain: boolean; allocations: Allocation[] };

/** The client by the IBAN that it paid from before. */
export type KnownPayers = ReadonlyMap<string, string>;

/**
 * Matches a payment with open invoices. Certain only if a creditor reference with valid check digits and the amount
 * agree; otherwise a proposal, or null if nothing matches. A match never allocates more than the payment, and a certain
 * one never more than is open.
 */
export function matchOf(
  money: Money,
  open: readonly OpenInvoice[],
  payers: KnownPayers = new Map(),
): Match | null {
  const same = open.filter(({ currency }) => currency === money.currency);
  if (money.cents <= 0) return returned(money, same);
  return byReference(money, same) ?? byNumber(money, same) ?? byPayer(money, same, payers);
}

function byReference(money: Money, open: readonly OpenInvoice[]): Match | null {
  const named = referencesIn(money);
  const found = open.filter(({ reference }) => reference !== null && named.has(reference));
  const [only] = found;
  if (!only) return null;
  const total = sumOf(found);
  const whole = found.map(({ id, openCents }) => ({ invoiceId: id, cents: openCents }));
  if (money.cents === total) {
    return certain(found.length > 1 ? "several-references" : "reference", whole);
  }
  if (found.length === 1) return ofOne(money, only);
  return money.cents > total
    ? proposed("over", whole)
    : proposed("part", filled(found, money.cents));
}

/** A payment with the reference of one invoice, but another amount: the blocked share, the rest, or neither. */
function ofOne({ cents }: Money, { id, openCents, blockedCents }: OpenInvoice): Match {
  const isShare =
    blockedCents > 0 &&
    blockedCents < openCents &&
    (cents === blockedCents || cents === openCents - blockedCents);
  if (isShare) return certain("blocked-account", [{ invoiceId: id, cents }]);
  return cents < openCents
    ? proposed("part", [{ invoiceId: id, cents }])
    : proposed("over", [{ invoiceId: id, cents: openCents }]);
}

function byNumber(money: Money, open: readonly OpenInvoice[]): Match | null {
  const words = ` ${money.text.toUpperCase()} `;
  const found = open.filter(({ number }) => isNamed(words, number.toUpperCase()));
  if (found.length === 0) return null;
  const all = filled(found, money.cents);
  return proposed("invoice-number", all);
}

/** Whether a number stands there by itself, and not within a longer one. */
function isNamed(words: string, number: string): boolean {
  const at = words.indexOf(number);
  if (number === "" || at < 0) return false;
  const around = (words[at - 1] ?? "") + (words[at + number.length] ?? "");
  return !/[A-Z0-9]/.test(around);
}

function byPayer(money: Money, open: readonly OpenInvoice[], payers: KnownPayers): Match | null {
  const known = money.payerIban === null ? undefined : payers.get(money.payerIban);
  const name = plain(money.payerName ?? "");
  const theirs = open.filter(({ clientId, clientName }) =>
    known ? clientId === known : name !== "" && plain(clientName) === name,
  );
  const exact = theirs.filter(({ openCents }) => openCents === money.cents);
  const ground = known ? "known-payer" : "payer-name";
  const [only] = exact;
  // Two invoices of the same amount are for a person to tell apart.
  if (only && exact.length === 1) {
    return proposed(ground, [{ invoiceId: only.id, cents: money.cents }]);
  }
  const isAll = exact.length === 0 && theirs.length > 1 && sumOf(theirs) === money.cents;
  return isAll ? proposed(ground, filled(theirs, money.cents)) : null;
}

function returned(money: Money, open: readonly OpenInvoice[]): Match | null {
  const named = referencesIn(money);
  const found = open.find(({ reference }) => reference !== null && named.has(reference));
  return found ? proposed("returned", [{ invoiceId: found.id, cents: money.cents }]) : null;
}

/** Creditor references with right check digits, from their own field and from the words. */
export function referencesIn({
  references,
  text,
}: Pick<Money, "references" | "text">): Set<string> {
  const words = text.toUpperCase().replaceAll(/[\s./-]/g, "");
  const runs = words.matchAll(/RF\d{2}[A-Z0-9]{1,21}/g);
  // Text that follows a reference without a space is cut off at the point where the check digits are valid.
  const cut = [...runs].flatMap(([run]) =>
    Array.from({ length: run.length - 4 }, (_, n) => run.slice(0, run.length - n)),
  );
  const given = references.map((it) => it.toUpperCase());
  return new Set([...given, ...cut].filter(isCreditorReference));
}

/** Fills invoices in the order given, the oldest first, until the money is spent. */
function filled(invoices: readonly OpenInvoice[], cents: number): Allocation[] {
  let left = cents;
  return invoices.flatMap(({ id, openCents }) => {
    const part = Math.min(left, openCents);
    left -= part;
    return part > 0 ? [{ invoiceId: id, cents: part }] : [];
  });
}

const sumOf = (invoices: readonly OpenInvoice[]) =>
  invoices.reduce((sum, { openCents }) => sum + openCents, 0);

const plain = (name: string) =>
  name
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/\b(?:bv|b\.v\.|nv|n\.v\.|gmbh|ag|sa|se|ltd|limited|kg|ug|sarl|sas|co)\b\.?/g, "")
    .replaceAll(/[^a-z0-9]/g, "");

const certain = (ground: Ground, allocations: Allocation[]): Match => ({
  ground,
  isCertain: true,
  allocations,
});
const proposed = (ground: Ground, allocations: Allocation[]): Match => ({
  ground,
  isCertain: false,
  allocations,
});
