import { invoices } from "@/modules/billing/invoices";
import { timesheets } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import type { Days } from "@/src/calendar";
import type { Worked } from "./working";

/** Approved hours of some days, each with whether an invoice has it; of all, or of one deployment, project or client. */
export async function hoursIn(app: App, days: Days, of?: timesheets.WorkedOf): Promise<Worked[]> {
  const [rows, writtenOff] = await Promise.all([
    timesheets.worked(app, days, of),
    invoices.writtenOffIds(app),
  ]);
  return rows.map(({ invoiceId, ...row }) => ({ ...row, state: stateOf(invoiceId, writtenOff) }));
}

function stateOf(invoiceId: string | null, writtenOff: ReadonlySet<string>): Worked["state"] {
  if (invoiceId === null) return "waiting";
  return writtenOff.has(invoiceId) ? "writtenOff" : "invoiced";
}
