import { deployments } from "@/modules/staffing/deployments";
import { priced, rateCards } from "@/modules/staffing/rates/cards";
import { billedCurrency, type RateCard } from "@/modules/staffing/rates/cards/rules";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { Timesheet } from "./model";
import { placeOf } from "./place";
import type { timesheetLines } from "./schema";

type Line = typeof timesheetLines.$inferInsert & { id: string };

/** What the hours come to by the rate cards of today; an hour without a rate refuses the approval. */
export async function pricedLines(app: App, sheet: Timesheet): Promise<Line[]> {
  const row = await deployments.rowOf(app, sheet.deploymentId);
  const [cards, { zone }] = await Promise.all([cardsFor(app, row), placeOf(app, row)]);
  const lines = priced(sheet.entries, { cards, holidays: new Set(sheet.holidays), zone });
  return lines.map(({ workedOn, hourType, minutes, ...line }) => {
    const { currency, billRateCents, payRateCents } = line;
    if (currency === null || billRateCents === null || payRateCents === null) {
      const sentence = "These hours have no rate for an hour type. Add it to the rate card first.";
      throw new Failure("conflict", sentence);
    }
    if (currency !== billedCurrency) {
      const sentence = `The rate card of this day is in ${currency}, and invoices are made out in euros. Change the card first.`;
      throw new Failure("conflict", sentence);
    }
    return {
      id: Bun.randomUUIDv7(),
      timesheetId: sheet.id,
      clientId: row.clientId,
      workedOn,
      hourType,
      minutes,
      currency,
      billRateCents,
      payRateCents,
      invoiceId: null,
      selfBillId: null,
    };
  });
}

type Placed = Terms & { id: string; projectId: string | null; clientId: string };

/** By which the work of a deployment is priced. */
export async function cardsFor(app: App, row: Placed): Promise<RateCard[]> {
  const owners = { deployment: row.id, project: row.projectId, client: row.clientId };
  return [...(await rateCards.valid(app, [owners])), ...termsCard(row)];
}

type Terms = { payCents: number | null; billCents: number | null };

/** Where there is no card, a regular hour is worth what was agreed for the deployment. */
function termsCard({ payCents, billCents }: Terms): RateCard[] {
  if (payCents === null || billCents === null) return [];
  return [
    {
      id: "terms",
      level: "client",
      validFrom: "0000-01-01",
      validTo: null,
      currency: billedCurrency,
      rates: [{ hourType: "regular", billCents, payCents }],
      rules: [],
    },
  ];
}
