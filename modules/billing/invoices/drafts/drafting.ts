import { inArray } from "drizzle-orm";
import { billingDetails } from "@/modules/billing/details";
import type { BillingDetails } from "@/modules/billing/details/model";
import { vat, type VatDecision } from "@/modules/billing/vat";
import { clientRows } from "@/modules/crm/clients/read-model";
import { settings } from "@/modules/platform/settings";
import { equalPay } from "@/modules/staffing/rates/equal-pay";
import { type ExpenseLine, type HourLine, timesheets } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import type { Draft, Seller } from "./draft";
import { groupLabels, groupOf } from "./grouping";
import { missingOf } from "./missing";
import type { DraftQuery, InvoiceDraft } from "../model";
import { grouped, groupedExpenses, totalsOf } from "../rules";

export async function sellerOf(app: App): Promise<Seller> {
  const [agency, billing] = await Promise.all([
    settings.agencyByLegalName(app),
    settings.valueOf(app, "billing"),
  ]);
  return { agency, billing };
}

/** The invoices that would be issued now for these days: everything approved and not billed yet. */
export async function preview(app: App, query: DraftQuery): Promise<InvoiceDraft[]> {
  const clientIds = await timesheets.billableClients(app, query);
  const [seller, names] = await Promise.all([sellerOf(app), namesOf(app, clientIds)]);
  const shown: InvoiceDraft[] = [];
  // Sequential, so that other requests get their turn between two clients.
  for (const id of clientIds) {
    const drafts = await draftsOf(app, { ...query, client: id }, seller);
    const labels = await groupLabels(app, drafts);
    for (const draft of drafts) {
      const underpaid = await underpaidIn(app, draft);
      shown.push({ ...shownAs(draft, { name: names.get(id) ?? "", labels }), underpaid });
    }
  }
  return shown.toSorted((one, other) => one.clientName.localeCompare(other.clientName));
}

/** Positions paid below the client's own staff (equal pay), shown before they are billed. */
async function underpaidIn(app: App, draft: Draft): Promise<InvoiceDraft["underpaid"]> {
  const { hours, details, periodFrom: from, periodTo: to } = draft;
  const named = new Map(hours.map((it) => [it.deploymentId, it.description]));
  const work = { clientId: details.clientId, deploymentIds: [...named.keys()], from, to };
  const found = await equalPay.underpaid(app, work);
  return found.map((it) => ({ ...it, position: named.get(it.deploymentId) ?? "" }));
}

async function namesOf(app: App, ids: string[]): Promise<Map<string, string>> {
  const { id, name } = clientRows;
  const rows = await app.db.select({ id, name }).from(clientRows).where(inArray(id, ids));
  return new Map(rows.map((it) => [it.id, it.name]));
}

type Asked = DraftQuery & { client: string };

/** The drafts of one client. Grouping is deterministic: the same hours always get the same key. */
export async function draftsOf(app: App, asked: Asked, seller: Seller): Promise<Draft[]> {
  const [details, hours, spent] = await Promise.all([
    billingDetails.find(app, asked.client),
    timesheets.lines(app, asked),
    timesheets.billableExpenses(app, asked),
  ]);
  const keyOf = (it: HourLine | ExpenseLine) =>
    JSON.stringify([asked.client, it.currency, groupOf(details, it).group]);
  const groups = Map.groupBy([...hours, ...spent], keyOf);
  return [...groups.keys()].map((key) => {
    const isIts = (it: HourLine | ExpenseLine) => keyOf(it) === key;
    const work = { key, hours: hours.filter(isIts), expenses: spent.filter(isIts) };
    return draftOf(work, details, seller);
  });
}

type Work = Pick<Draft, "key" | "hours" | "expenses">;

/** The first and the last day on which somebody worked or spent something. */
export function periodOf({ hours, expenses }: Pick<Draft, "hours" | "expenses">) {
  const days = [...hours.map((it) => it.workedOn), ...expenses.map((it) => it.spentOn)].toSorted();
  return { periodFrom: days.at(0) ?? "", periodTo: days.at(-1) ?? "" };
}

function draftOf({ key, hours, expenses }: Work, details: BillingDetails, seller: Seller): Draft {
  const [, currency = "", group] = JSON.parse(key) as [string, string, string | null];
  const { periodFrom, periodTo } = periodOf({ hours, expenses });
  const orders = new Set([...hours, ...expenses].map((it) => groupOf(details, it).orderNumber));
  const orderNumber = orders.size === 1 ? ([...orders][0] ?? null) : details.orderNumber;
  const billed = expenses.map((it) => ({ ...it, cents: it.billCents }));
  const lines = [...grouped(hours), ...groupedExpenses(billed)];
  const decision = vat.decide({
    seller: { country: seller.billing.country || null, vatNumber: agencyVatNumber(seller) },
    buyer: details,
    from: periodFrom,
    to: periodTo,
    isReverseCharge: details.confirmedAt !== null,
  });
  const draft = {
    key,
    group: group ?? null,
    currency,
    hours,
    expenses,
    lines,
    details,
    seller,
    orderNumber,
    vat: decision,
    totals: totalsOf(lines, decision.isDecided ? decision.rate : 0),
    periodFrom,
    periodTo,
  };
  return { ...draft, missing: missingOf(draft), fingerprint: fingerprintOf(draft) };
}

/** The agency's VAT number, where its digits are right. */
export const agencyVatNumber = ({ agency, billing }: Seller): string | null => {
  const number = agency.vatNumber.toUpperCase().replaceAll(/[^\dA-Z]/g, "");
  return billing.country && vat.isVatNumber(billing.country, number) ? number : null;
};

/** A hash of everything that would be on the invoice; a confirmed draft is refused if it has changed since. */
function fingerprintOf(draft: Omit<Draft, "missing" | "fingerprint">): string {
  const { key, hours, expenses, details, seller, vat: decision } = draft;
  const lines = hours.map((it) => [it.id, it.minutes, it.billRateCents, it.hourType]).toSorted();
  const spent = expenses.map((it) => [it.id, it.billCents, it.kind]).toSorted();
  const said = JSON.stringify([key, lines, spent, details, seller, decision]);
  return new Bun.CryptoHasher("sha256").update(said).digest("hex");
}

type Labels = { name: string; labels: Map<string, string> };

function shownAs(draft: Draft, { name, labels }: Labels): Omit<InvoiceDraft, "underpaid"> {
  const { vat: decision, totals, group } = draft;
  return {
    key: draft.key,
    clientId: draft.details.clientId,
    clientName: name,
    group: group && (labels.get(group) ?? group),
    currency: draft.currency,
    periodFrom: draft.periodFrom,
    periodTo: draft.periodTo,
    minutes: draft.hours.reduce((sum, it) => sum + it.minutes, 0),
    lineCount: draft.lines.length,
    netCents: totals.netCents,
    vatCents: decision.isDecided ? totals.vatCents : null,
    grossCents: decision.isDecided ? totals.grossCents : null,
    vat: decision.isDecided ? vatShown(decision) : null,
    gap: decision.isDecided ? null : decision.gap,
    missing: draft.missing,
    fingerprint: draft.fingerprint,
  };
}

export const vatShown = ({
  category,
  rate,
  exemption,
  source,
}: Extract<VatDecision, { isDecided: true }>) => ({ category, rate, exemption, source });
