import { inArray } from "drizzle-orm";
import { mailScheme } from "@/modules/billing/details";
import {
  type GroupedLine,
  grouped,
  groupedExpenses,
  periodOf,
  type Seller,
  sellerOf,
  type Totals,
  totalsOf,
  agencyVatNumber,
  vatShown,
} from "@/modules/billing/invoices";
import { vat, type VatDecision } from "@/modules/billing/vat";
import { candidateRows } from "@/modules/crm/candidates/read-model";
import { type ExpenseLine, type HourLine, timesheets } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import { type Days, utcToday } from "@/src/calendar";
import { find, type Supplier, supplierOf } from "./details";
import type { SelfBillDraft, SelfBillingDetails } from "./model";
import { isAgreed, type SelfBillingField } from "./rules";

/** Hours that go on one self-billing invoice, with all that decides what it will say. */
export type Draft = {
  key: string;
  supplier: Supplier | undefined;
  details: SelfBillingDetails;
  agency: Seller;
  currency: string;
  hours: HourLine[];
  expenses: ExpenseLine[];
  lines: GroupedLine[];
  vat: VatDecision;
  totals: Totals;
  periodFrom: string;
  periodTo: string;
  missing: SelfBillingField[];
  fingerprint: string;
};

/** Everything that people on a contract of their own worked in these days, as it would be made out now. */
export async function preview(app: App, days: Days): Promise<SelfBillDraft[]> {
  const people = await timesheets.payablePeople(app, days);
  const [agency, names] = await Promise.all([sellerOf(app), namesOf(app, people)]);
  const shown: SelfBillDraft[] = [];
  // One after the other, so that other requests get their turn in between.
  for (const candidateId of people) {
    const drafts = await draftsOf(app, { ...days, candidateId }, agency);
    shown.push(...drafts.map((it) => shownAs(it, names.get(candidateId) ?? "")));
  }
  return shown.toSorted((one, other) => one.candidateName.localeCompare(other.candidateName));
}

async function namesOf(app: App, ids: string[]): Promise<Map<string, string>> {
  const { id, firstName, lastName } = candidateRows;
  const rows = await app.db
    .select({ id, firstName, lastName })
    .from(candidateRows)
    .where(inArray(id, ids));
  return new Map(rows.map((it) => [it.id, `${it.firstName} ${it.lastName}`]));
}

type Asked = Days & { candidateId: string };

/** The drafts of one person, one for each currency. */
export async function draftsOf(app: App, asked: Asked, agency: Seller): Promise<Draft[]> {
  const { candidateId } = asked;
  const [supplier, details, hours, spent] = await Promise.all([
    supplierOf(app, candidateId),
    find(app, candidateId),
    timesheets.payableLines(app, asked),
    timesheets.payableExpenses(app, asked),
  ]);
  const today = utcToday(app);
  const currencies = new Set([...hours, ...spent].map((it) => it.currency));
  return [...currencies].map((currency) => {
    const isIn = (it: { currency: string }) => it.currency === currency;
    const work = { hours: hours.filter(isIn), expenses: spent.filter(isIn) };
    return draftOf({ currency, ...work, supplier, details, agency, today });
  });
}

type Parts = Pick<Draft, "currency" | "hours" | "expenses" | "supplier" | "details" | "agency"> & {
  today: string;
};

function draftOf({ today, ...parts }: Parts): Draft {
  const { currency, hours, expenses, details, agency } = parts;
  const key = JSON.stringify([details.candidateId, currency]);
  const { periodFrom, periodTo } = periodOf(parts);
  const lines = [
    ...grouped(hours.map((it) => ({ ...it, billRateCents: it.payRateCents }))),
    ...groupedExpenses(expenses.map((it) => ({ ...it, cents: it.payCents }))),
  ];
  const decision = vat.decide({
    seller: details,
    buyer: { country: agency.billing.country || null, vatNumber: agencyVatNumber(agency) },
    from: periodFrom,
    to: periodTo,
    isReverseCharge: false,
    isSelfBilled: true,
  });
  const totals = totalsOf(lines, decision.isDecided ? decision.rate : 0);
  const draft = { ...parts, key, lines, vat: decision, totals, periodFrom, periodTo };
  return { ...draft, missing: missingOf(draft, today), fingerprint: fingerprintOf(draft) };
}

type Unchecked = Omit<Draft, "missing" | "fingerprint">;

/** What somebody has to enter before it can be made out. */
function missingOf({ details, agency, currency }: Unchecked, today: string): SelfBillingField[] {
  const { billing } = agency;
  const isPeppol = details.syntax === "peppol";
  const needed: Record<SelfBillingField, boolean> = {
    agreement: isAgreed(details, today),
    legalName: details.version > 0 && details.legalName !== "",
    address: [details.street, details.postalCode, details.city].every(Boolean),
    contact: details.email !== null && (details.syntax !== "xrechnung" || details.phone !== null),
    iban: details.iban !== null,
    peppol: !isPeppol || Boolean(details.peppolScheme && details.peppolId),
    agencyName: agency.agency.name !== "",
    agencyAddress: [billing.street, billing.postalCode, billing.city].every(Boolean),
    agencyPeppol: !isPeppol || Boolean(billing.peppolScheme && billing.peppolId),
    currency: currency === "EUR",
  };
  return (Object.keys(needed) as SelfBillingField[]).filter((field) => !needed[field]);
}

/** Changes with everything that would stand on it. */
function fingerprintOf({ key, hours, details, agency, ...draft }: Unchecked): string {
  const lines = hours.map((it) => [it.id, it.minutes, it.payRateCents, it.hourType]).toSorted();
  const spent = draft.expenses.map((it) => [it.id, it.payCents, it.kind]).toSorted();
  const told = JSON.stringify([key, lines, spent, details, agency, draft.vat]);
  return new Bun.CryptoHasher("sha256").update(told).digest("hex");
}

function shownAs(draft: Draft, candidateName: string): SelfBillDraft {
  const { vat: decision, totals, hours, details } = draft;
  return {
    key: draft.key,
    candidateId: details.candidateId,
    candidateName,
    currency: draft.currency,
    periodFrom: draft.periodFrom,
    periodTo: draft.periodTo,
    minutes: hours.reduce((sum, it) => sum + it.minutes, 0),
    netCents: totals.netCents,
    grossCents: decision.isDecided ? totals.grossCents : null,
    vat: decision.isDecided ? vatShown(decision) : null,
    gap: decision.isDecided ? null : decision.gap,
    missing: draft.missing,
    fingerprint: draft.fingerprint,
  };
}

/** In the network, else by mail. */
export const endpointOf = (scheme: string | null, id: string | null, mail: string | null) =>
  scheme && id ? { scheme, id } : mail ? { scheme: mailScheme, id: mail } : null;
