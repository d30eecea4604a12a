import { invoices } from "@/modules/billing/invoices";
import { inEurosOf } from "@/modules/knowledge/normalise/rules";
import { timesheets } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import type { Days } from "@/src/calendar";
import { cachedFigures } from "@/src/http/cached-count";
import type { Earning } from "./earning";
import { placements } from "./placements";
import { type Actual, earningsOf } from "./settling";
import type { Worked } from "./working";

/** Approved hours of some days, each with whether an invoice has it; of all, or of one deployment, project or client. */
export async function hoursIn(app: App, days: Days, of?: timesheets.WorkedOf): Promise<Worked[]> {
  const [rows, writtenOff] = await Promise.all([
    timesheets.worked(app, days, of),
    invoices.writtenOffIds(app),
  ]);
  return rows.map(({ invoiceId, currency, ...row }) => ({
    ...row,
    ...inEuros(row, currency),
    state: stateOf(invoiceId, writtenOff),
  }));
}

type Amounts = Pick<Worked, "billRateCents" | "payRateCents" | "expense">;

/** By the bank's reference rate, as all pay is compared; of a currency without one nobody knows how many euros it is. */
function inEuros({ billRateCents, payRateCents, expense }: Amounts, currency: string): Amounts {
  const worth = inEurosOf(currency) ?? 0;
  return {
    billRateCents: billRateCents * worth,
    payRateCents: payRateCents * worth,
    expense: expense && {
      billCents: Math.round(expense.billCents * worth),
      costCents: Math.round(expense.costCents * worth),
    },
  };
}

/** Approved weeks, and what was worked and spent in them; of all, or of one deployment, project or client. */
export async function actualIn(app: App, days: Days, of?: timesheets.WorkedOf): Promise<Actual> {
  const [weeks, worked] = await Promise.all([
    timesheets.settledWeeks(app, days, of),
    hoursIn(app, days, of),
  ]);
  return { weeks, worked };
}

/** What every placement came to in some days; the same answer until anybody writes. */
export const earnings = (app: App, days: Days): Promise<readonly Earning[]> =>
  cachedFigures(app, ["earnings", days], async () => {
    const [all, actual] = await Promise.all([placements(app), actualIn(app, days)]);
    return earningsOf(all, days, actual);
  });

function stateOf(invoiceId: string | null, writtenOff: ReadonlySet<string>): Worked["state"] {
  if (invoiceId === null) return "waiting";
  return writtenOff.has(invoiceId) ? "writtenOff" : "invoiced";
}
