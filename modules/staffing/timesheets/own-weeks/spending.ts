import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { open } from "../expecting";
import { expensesOf } from "../expenses/reading";
import { saveExpenses } from "../expenses/saving";
import type { NewExpense } from "../model";
import { find, type Place } from "./service";

type Spending = { version: number; add?: NewExpense; remove?: string };

/** Adds an expense to somebody's own week, or takes one out of it. */
export async function spend(app: App, place: Place, { version, add, remove }: Spending) {
  const { own } = await find(app, place);
  if (own.version !== version) {
    throw new Failure("conflict", "Someone else changed this first. Reload and try again.");
  }
  const sheet = own.id
    ? { id: own.id, version: own.version }
    : await open(app, own.deploymentId, own.week);
  const before = (await expensesOf(app, [sheet.id])).get(sheet.id) ?? [];
  const kept = before.filter(({ id }) => id !== remove).map(({ id: _, inEuros: __, ...it }) => it);
  const expenses = [...kept, ...(add ? [add] : [])];
  await saveExpenses(app, sheet.id, { version: sheet.version, expenses });
}
