import { type Renderer, openRenderer, type PastPeriod, sellerOf } from "@/modules/billing/invoices";
import { timesheets } from "@/modules/staffing/timesheets";
import type { App } from "@/src/app";
import { draftsOf } from "./drafting";
import { makeOut } from "./issuing";

/** Invoices of earlier days in the names of freelancers, as samples need them: all that lacks nothing. */
export async function addPast(app: App, periods: readonly PastPeriod[]): Promise<void> {
  const maker = await openRenderer(app);
  try {
    for (const period of periods) await madePast(app, period, maker);
  } finally {
    maker.close();
  }
}

async function madePast(
  app: App,
  { issuedOn, ...days }: PastPeriod,
  maker: Renderer,
): Promise<void> {
  const then = { ...app, now: () => new Date(`${issuedOn}T10:00:00.000Z`) };
  const seller = await sellerOf(app);
  for (const candidateId of await timesheets.payablePeople(app, days)) {
    for (const draft of await draftsOf(then, { ...days, candidateId }, seller)) {
      const { supplier, vat, missing } = draft;
      if (supplier && vat.isDecided && missing.length === 0)
        await makeOut(then, { draft, supplier, maker });
    }
  }
}
