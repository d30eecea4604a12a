import { remainder97, syntaxes } from "@/modules/billing/details/rules";
import type { Fields } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";
import type { HourType } from "@/modules/staffing/rates/cards/rules";
import type { ExpenseKind } from "@/modules/staffing/timesheets/rules";

export const invoiceKinds = ["invoice", "creditNote"] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/** Statuses in order. An issued invoice is never changed back; a credit note cancels it. */
export const invoiceStatuses = [
  "issued",
  "sent",
  "partPaid",
  "paid",
  "writtenOff",
  "credited",
] as const;
export type InvoiceStatus = (typeof invoiceStatuses)[number];
/** The views of the invoice list. */
export const invoiceViews = ["all", "open", "overdue", ...invoiceStatuses] as const;
export type InvoiceView = (typeof invoiceViews)[number];
export const openStatuses: readonly InvoiceStatus[] = ["issued", "sent", "partPaid"];
/** Somebody still owes it. */
export const isOpen = (status: InvoiceStatus): boolean => openStatuses.includes(status);

export const invoiceSorts = [
  "number",
  "client",
  "issued",
  "due",
  "amount",
  "open",
  "status",
] as const;
export type InvoiceSort = (typeof invoiceSorts)[number];
export const invoiceSortsEitherWay = eitherWay(invoiceSorts);
export const pageSize = 50;
export const maxPageSize = 200;

/** By what the list of invoices can be asked. */
export const invoiceFields = {
  status: { is: "choice", values: invoiceStatuses },
  kind: { is: "choice", values: invoiceKinds },
  client: { is: "name" },
  issued: { is: "days" },
  due: { is: "days" },
  /** Days on which somebody worked for it. */
  worked: { is: "days" },
  /** What it comes to and what of it is owed, in its own currency. */
  amount: { is: "numbers" },
  open: { is: "numbers" },
  overdue: { is: "yes" },
  syntax: { is: "choice", values: syntaxes },
} as const satisfies Fields;

export const runStates = ["running", "done", "cancelled"] as const;
export const itemStates = ["waiting", "issued", "refused"] as const;

const minutesAnHour = 60;

/** Divides non-negative integers and rounds half up, in integer arithmetic. */
export const halfUp = (amount: number, by: number): number =>
  Math.floor((2 * amount + by) / (2 * by));

/** Net amount in cents of some minutes at an hourly rate, rounded once per line (EN 16931 BT-131). */
export const netOf = (minutes: number, rateCents: number): number =>
  halfUp(minutes * rateCents, minutesAnHour);

/** Gross wages in cents for these hours, rounded per line; self-employed people have none. */
export const wageOf = (hours: readonly WagedHours[]): number =>
  hours.reduce((sum, it) => sum + (it.isEmployed ? netOf(it.minutes, it.payRateCents) : 0), 0);
type WagedHours = { isEmployed: boolean; minutes: number; payRateCents: number };

/** VAT in cents on the sum of a category's lines (BR-CO-17); `rate` is in hundredths of a percent. */
export const vatAmount = (netCents: number, rate: number): number =>
  halfUp(netCents * rate, 10_000);

export type Totals = { netCents: number; vatCents: number; grossCents: number };

/** Totals of an invoice that has one VAT category (BR-CO-10 to BR-CO-16). */
export function totalsOf(lines: readonly { netCents: number }[], rate: number): Totals {
  const netCents = lines.reduce((sum, it) => sum + it.netCents, 0);
  const vatCents = vatAmount(netCents, rate);
  return { netCents, vatCents, grossCents: netCents + vatCents };
}

/** The printed number, such as 2026-00031. */
export const numberOf = (series: string, n: number): string =>
  `${series}-${String(n).padStart(5, "0")}`;

/** An ISO 11649 creditor reference: "RF", two check digits (ISO 7064 mod 97-10), and the number. */
export function creditorReference(number: string): string {
  const bare = number
    .replaceAll(/[^\dA-Za-z]/g, "")
    .toUpperCase()
    .slice(0, 21);
  return `RF${String(98 - remainder97(`${bare}RF00`)).padStart(2, "0")}${bare}`;
}

export function isCreditorReference(text: string): boolean {
  const bare = text.replaceAll(" ", "").toUpperCase();
  return /^RF\d{2}[\dA-Z]{1,21}$/.test(bare) && remainder97(bare.slice(4) + bare.slice(0, 4)) === 1;
}

/** Minutes as decimal hours with at most six decimals, as files write them. */
export const hoursOf = (minutes: number): string =>
  (Math.round((minutes * 1_000_000) / minutesAnHour) / 1_000_000).toString();

export const amountOf = (cents: number): string => {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** Splits an amount between the free and the blocked account (WKA); `percent` is the blocked share. */
export function splitOf(grossCents: number, percent: number | null) {
  const blockedCents = percent === null ? 0 : halfUp(grossCents * percent, 100);
  return { blockedCents, freeCents: grossCents - blockedCents };
}

/** Hours that may go on an invoice together. */
export type BillableHours = {
  id: string;
  deploymentId: string;
  workedOn: string;
  hourType: HourType;
  minutes: number;
  billRateCents: number;
};

/** What was spent, and is billed as it stands. */
type SpentLine = { deploymentId: string; spentOn: string; kind: ExpenseKind; cents: number };

/** One line per deployment and kind of expense. */
export function groupedExpenses(spent: readonly SpentLine[]): GroupedLine[] {
  const groups = Map.groupBy(spent, ({ deploymentId, kind }) => `${deploymentId}|${kind}`);
  return [...groups.values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const days = of.map(({ spentOn }) => spentOn).toSorted();
    const netCents = of.reduce((sum, { cents }) => sum + cents, 0);
    const { deploymentId, kind: expense, spentOn } = first;
    const span = { from: days.at(0) ?? spentOn, to: days.at(-1) ?? spentOn };
    const line = { deploymentId, expense, hourType: "regular" as const, minutes: 0 };
    return [{ ...line, ...span, rateCents: netCents, netCents }];
  });
}

export type GroupedLine = {
  deploymentId: string;
  hourType: HourType;
  expense?: ExpenseKind;
  minutes: number;
  rateCents: number;
  from: string;
  to: string;
  netCents: number;
};

/** One line per deployment, hour type and rate; every minute is on exactly one line. */
export function grouped(hours: readonly BillableHours[]): GroupedLine[] {
  const groups = Map.groupBy(hours, (it) =>
    [it.deploymentId, it.hourType, it.billRateCents].join("|"),
  );
  return [...groups.values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    const minutes = of.reduce((sum, it) => sum + it.minutes, 0);
    const days = of.map(({ workedOn }) => workedOn).toSorted();
    const { deploymentId, hourType, billRateCents: rateCents } = first;
    const span = { from: days.at(0) ?? first.workedOn, to: days.at(-1) ?? first.workedOn };
    const netCents = netOf(minutes, rateCents);
    return [{ deploymentId, hourType, minutes, rateCents, ...span, netCents }];
  });
}

/** Retention in years by the agency's country, with the statute and the day it was checked. */
export const retention: Record<string, { years: number; source: string }> = {
  NL: { years: 7, source: "AWR art. 52" },
  DE: { years: 8, source: "UStG § 14b, AO § 147 (BEG IV, 2025-01-01)" },
  BE: { years: 10, source: "Btw-wetboek art. 60 (2023-01-01)" },
};
/** The longest period for countries that are not listed. */
export const retentionOf = (country: string | null) =>
  retention[country ?? ""] ??
  Object.values(retention).reduce((a, b) => (b.years > a.years ? b : a));

/** Retention starts at the end of the year of issue. */
export const keptUntil = (issuedOn: string, country: string | null): string =>
  `${Number(issuedOn.slice(0, 4)) + retentionOf(country).years}-12-31`;
