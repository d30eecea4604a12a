import { invoices } from "@/modules/billing/invoices";
import { timesheets } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import type { Days } from "@/src/calendar";
import { figured } from "@/src/http/cached-count";
import type { Earning } from "./earning";
import { placements } from "./placements";
import { type Actual, cameTo } from "./settling";
import type { Worked } from "./working";

/** Approved hours of some days, each with whether an invoice has it; of all, or of one deployment, project or client. */
export async function hoursIn(app: App, days: Days, of?: timesheets.WorkedOf): Promise<Worked[]> {
  const [rows, writtenOff] = await Promise.all([
    timesheets.worked(app, days, of),
    invoices.writtenOffIds(app),
  ]);
  return rows.map(({ invoiceId, ...row }) => ({ ...row, state: stateOf(invoiceId, writtenOff) }));
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
  figured(app, ["earnings", days], async () => {
    const [all, actual] = await Promise.all([placements(app), actualIn(app, days)]);
    return cameTo(all, days, actual);
  });

function stateOf(invoiceId: string | null, writtenOff: ReadonlySet<string>): Worked["state"] {
  if (invoiceId === null) return "waiting";
  return writtenOff.has(invoiceId) ? "writtenOff" : "invoiced";
}
