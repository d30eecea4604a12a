import { and, eq, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { compileConditions, listing, type LookedUp } from "@/modules/records/conditions";
import { numberOf } from "@/modules/staffing/deployments";
import { deployments } from "@/modules/staffing/deployments/schema";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { coalesced, type Order } from "@/src/database/paging";
import { containsEachWord } from "@/src/search";
import { headWords } from "@/modules/platform/texts";
import { type ExportFile, fileOf, type Sheet } from "@/src/sheets";
import {
  expenseFields,
  type ExpenseKind,
  type ExpenseSort,
  type TimesheetStatus,
} from "../../rules";
import type { ListedExpense } from "../../model";
import { expenses, timesheets } from "../../schema";
import { euroCents, inEurosShown } from "../euros";
import { rowid, tallies, conditionCompilers, withNames } from "./conditions";
import type { ExpenseExport, ExpenseFilter, ExpenseQuery } from "./questions";

const orders: Record<ExpenseSort, Order> = {
  spent: { by: expenses.spentOn, direction: "descending" },
  amount: { by: euroCents, direction: "descending" },
  name: { by: coalesced(candidates.nameKey, sql`'~'`), direction: "ascending" },
  client: { by: clients.nameKey, direction: "ascending" },
};

const columns = {
  id: expenses.id,
  spentOn: expenses.spentOn,
  kind: expenses.kind,
  note: expenses.note,
  currency: expenses.currency,
  amountCents: expenses.amountCents,
  vatCents: expenses.vatCents,
  kilometres: expenses.kilometres,
  receiptFileId: expenses.receiptFileId,
  billCents: expenses.billCents,
  clientId: expenses.clientId,
  perEuro: expenses.perEuro,
  ratedOn: expenses.ratedOn,
  status: timesheets.status,
  week: timesheets.week,
  deploymentId: timesheets.deploymentId,
  deploymentSeq: deployments.seq,
  clientName: clients.name,
  firstName: candidates.firstName,
  lastName: candidates.lastName,
};

type Row = Omit<ListedExpense, "number" | "candidateName" | "isRebilled" | "inEuros"> & {
  kind: ExpenseKind;
  status: TimesheetStatus;
  billCents: number | null;
  clientId: string | null;
  perEuro: number | null;
  ratedOn: string | null;
  deploymentSeq: number;
  firstName: string | null;
  lastName: string | null;
  seq: number;
  at: string | number;
};

export const lists = listing({
  name: "expenses",
  fields: expenseFields,
  from: withNames,
  id: sql`${expenses.id}`,
  seq: rowid,
  orders,
  tallies,
  matching,
  rows: (db, { at, where, order, limit }) =>
    db
      .select({ ...columns, seq: rowid, at })
      .from(expenses)
      .innerJoin(timesheets, eq(timesheets.id, expenses.timesheetId))
      .innerJoin(deployments, eq(deployments.id, timesheets.deploymentId))
      .innerJoin(clients, eq(clients.id, deployments.clientId))
      .leftJoin(candidates, eq(candidates.id, deployments.candidateId))
      .where(where)
      .orderBy(...order)
      .limit(limit),
});

export type ExpensePage = { expenses: ListedExpense[]; total: number; next: string | null };

/** What people spent, the last day first unless another order is asked for. */
export async function list(app: App, asked: ExpenseQuery): Promise<ExpensePage> {
  const { items, ...page } = await lists.page(app, asked);
  return { ...page, expenses: items.map(toListed) };
}

const toListed = (row: Row): ListedExpense => {
  const { deploymentSeq, firstName, lastName, billCents, seq: _, at: __, ...its } = row;
  const { clientId: ___, perEuro: ____, ratedOn: _____, ...expense } = its;
  return {
    ...expense,
    inEuros: inEurosShown(row),
    number: numberOf(deploymentSeq),
    candidateName: firstName === null ? null : `${firstName} ${lastName}`,
    isRebilled: (billCents ?? 0) > 0,
  };
};

function matching({ q, conditions }: LookedUp<ExpenseFilter>, today: string): SQL | undefined {
  return and(
    ...containsEachWord(q, said),
    compileConditions(conditions, conditionCompilers, today),
  );
}

const said = {
  text: sql`concat_ws(' ', ${expenses.note}, ${candidates.firstName}, ${candidates.lastName},
    ${clients.name}, printf('D-%04d', ${deployments.seq}))`,
  plain: sql`concat_ws(' ', ${candidates.nameKey}, ${clients.nameKey})`,
};

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export async function exported(app: App, { format, ...asked }: ExpenseExport): Promise<ExportFile> {
  const rows = (await lists.all(app, asked)).map(toListed);
  const name = `expenses-${utcToday(app)}`;
  return fileOf(format, { name, title: "Expenses", heads: headWords, columns: cells, rows });
}

const cells: Sheet<ListedExpense>["columns"] = {
  Day: ({ spentOn }) => spentOn,
  Type: ({ kind }) => kind,
  Amount: ({ amountCents }) => amountCents / 100,
  VAT: ({ vatCents }) => vatCents / 100,
  Currency: ({ currency }) => currency,
  "In euros": ({ currency, amountCents, inEuros }) =>
    inEuros ? inEuros.cents / 100 : currency === "EUR" ? amountCents / 100 : null,
  "Rate per euro": ({ inEuros }) => inEuros?.perEuro ?? null,
  "Rate of": ({ inEuros }) => inEuros?.on ?? null,
  Kilometers: ({ kilometres }) => kilometres,
  Name: ({ candidateName }) => candidateName,
  Deployment: ({ number }) => number,
  Client: ({ clientName }) => clientName,
  Week: ({ week }) => week,
  Status: ({ status }) => status,
  Rebilled: ({ isRebilled }) => (isRebilled ? "yes" : "no"),
  Description: ({ note }) => note,
};
