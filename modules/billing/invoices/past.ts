import type { App } from "@/src/app";
import { draftsOf, sellerOf } from "./drafts/drafting";
import { timesheets } from "@/modules/staffing/timesheets";
import { type Renderer, openRenderer } from "./forms/renderer";
import { issueDraft } from "./issuing";
import type { DraftQuery } from "./model";

/** Approved hours of some days, and the day on which they were invoiced. */
export type PastPeriod = DraftQuery & { issuedOn: string };

/** Seeds invoices of earlier dates for samples: for each period, every draft that is complete. */
export async function addPast(app: App, periods: readonly PastPeriod[]): Promise<void> {
  const maker = await openRenderer(app);
  try {
    for (const period of periods) await issuePast(app, period, maker);
  } finally {
    maker.close();
  }
}

async function issuePast(
  app: App,
  { issuedOn, ...days }: PastPeriod,
  maker: Renderer,
): Promise<void> {
  const then = { ...app, now: () => new Date(`${issuedOn}T10:00:00.000Z`) };
  const seller = await sellerOf(app);
  const issued = { runId: null, issuedOn, issuedBy: app.actor.id, maker, beside: () => [] };
  for (const client of await timesheets.billableClients(app, days)) {
    const drafts = await draftsOf(app, { ...days, client }, seller);
    const whole = drafts.filter(({ vat, missing }) => vat.isDecided && missing.length === 0);
    for (const draft of whole) await issueDraft(then, draft, issued);
  }
}
