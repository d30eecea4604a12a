import { and, eq, isNull } from "drizzle-orm";
import { deployments } from "@/modules/staffing/deployments";
import { cardsFor } from "../pricing";
import { cardOn } from "@/modules/staffing/rates/cards/rules";
import type { App } from "@/src/app";
import { type Guarded, must } from "@/src/database";
import { Failure } from "@/src/errors";
import type { Timesheet } from "../model";
import { worthOf } from "../rules";
import { expenses } from "../schema";
import { exchanged } from "./euros";

/** Part of the write that approves a week: what each of its expenses comes to in euros by the rate cards and rates of exchange of today. */
export async function pricedExpenses(app: App, sheet: Timesheet): Promise<Guarded[]> {
  if (sheet.expenses.length === 0) return [];
  const row = await deployments.rowOf(app, sheet.deploymentId);
  const cards = await cardsFor(app, row);
  return sheet.expenses.map((it) => {
    const terms = cardOn(it.spentOn, cards)?.expenses ?? null;
    const { worth: inEuros, rate } = exchanged(it);
    const worth = worthOf(inEuros, { terms, isOwnBusiness: row.contractType === "contract" });
    if (worth === null) {
      const sentence = "These kilometres have no rate. Add it to the rate card first.";
      throw new Failure("conflict", sentence);
    }
    const isUnpriced = and(eq(expenses.id, it.id), isNull(expenses.clientId));
    return must(
      app.db
        .update(expenses)
        .set({ clientId: row.clientId, ...worth, ...rate })
        .where(isUnpriced),
    );
  });
}
