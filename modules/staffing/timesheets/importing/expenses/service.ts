import { inArray } from "drizzle-orm";
import type { App } from "@/src/app";
import type { ExpensesImport, ExpensesImported } from "../../exchange";
import { open } from "../../expecting";
import { expensesOf } from "../../expenses/reading";
import { saveExpenses } from "../../expenses/saving";
import type { Expense, NewExpense } from "../../model";
import { maxExpenses } from "../../rules";
import { timesheets } from "../../schema";
import { find } from "../../service";
import type { ImportFault } from "../parsed";
import { rowsIn } from "../sheet";
import { type TakenWeek, weeksOf } from "../weeks";
import { expensesIn } from "./table";

/** Takes expenses over from a file: all of it, or nothing while a cell of it is wrong. What is there already stays. */
export async function importExpenses(app: App, given: ExpensesImport): Promise<ExpensesImported> {
  const { weeks, faults } = await weeksOf(app, expensesIn(await rowsIn(app, given)));
  if (faults.length > 0) return { weeks: [], faults };
  const knownOf = await expensesThere(app, weeks);
  const taken = weeks.map((it) => ({ ...it, known: knownOf(it) }));
  const full = taken.flatMap(tooMany);
  if (full.length > 0) return { weeks: [], faults: full };
  for (const it of given.dryRun ? [] : weeks) await keep(app, it);
  return { weeks: taken.map(shownOf), faults: [] };
}

type Week = TakenWeek<NewExpense>;
type Taken = Week & { known: readonly Expense[] };

/** What the weeks of a file have already. */
async function expensesThere(app: App, weeks: readonly Week[]) {
  const { id, deploymentId, week } = timesheets;
  const ids = [...new Set(weeks.map((it) => it.id))];
  const sheets = await app.db
    .select({ id, deploymentId, week })
    .from(timesheets)
    .where(inArray(deploymentId, ids));
  const spent = await expensesOf(
    app,
    sheets.map((it) => it.id),
  );
  const byWeek = new Map(sheets.map((it) => [`${it.deploymentId} ${it.week}`, spent.get(it.id)]));
  return ({ id: of, week: on }: Week): Expense[] => byWeek.get(`${of} ${on}`) ?? [];
}

const signOf = (it: NewExpense | Expense): string => {
  const { spentOn, kind, note, currency, amountCents, vatCents, kilometres } = it;
  return JSON.stringify([spentOn, kind, note, currency, amountCents, vatCents, kilometres]);
};

/** What is not there yet: of several alike in the file, as many as are missing, so that a file taken over again adds nothing. */
function newOf({ lines }: Week, known: readonly Expense[]) {
  const there = Map.groupBy(known, signOf);
  return lines.filter(({ item }) => there.get(signOf(item))?.pop() === undefined);
}

function tooMany({ known, ...week }: Taken): ImportFault[] {
  const first = newOf(week, known)[Math.max(0, maxExpenses - known.length)];
  const sentence = `A week can have at most ${maxExpenses} expenses.`;
  return first ? [{ line: first.line, sentence }] : [];
}

async function keep(app: App, week: Week): Promise<void> {
  const {
    id,
    version,
    expenses: known,
  } = await find(app, (await open(app, week.id, week.week)).id);
  const added = newOf(week, known).map(({ item }) => item);
  if (added.length === 0) return;
  const kept = known.map(({ id: _, inEuros: __, ...it }) => it);
  await saveExpenses(app, id, { version, expenses: [...kept, ...added] });
}

function shownOf({ known, ...taken }: Taken): ExpensesImported["weeks"][number] {
  const { number, name, week, lines } = taken;
  const added = newOf(taken, known).map(({ item }) => item);
  const amounts = Map.groupBy(
    added.filter(({ amountCents }) => amountCents > 0),
    ({ currency }) => currency,
  );
  return {
    number,
    name,
    week,
    added: added.length,
    known: lines.length - added.length,
    kilometres: added.reduce((sum, it) => sum + (it.kilometres ?? 0), 0),
    amounts: [...amounts].map(([currency, spent]) => ({
      currency,
      cents: spent.reduce((sum, it) => sum + it.amountCents, 0),
    })),
  };
}
