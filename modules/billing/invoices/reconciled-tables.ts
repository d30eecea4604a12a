import { type AnyColumn, type SQL, sql, type Table } from "drizzle-orm";
import {
  expenseRows as expenses,
  timesheetLineRows as lines,
} from "@/modules/staffing/timesheets/read-model";
import type { App } from "@/src/app";

/** The tables and columns that are reconciled for one kind of invoice: the agency's own, or self-billing invoices. */
export type ReconciledTables = {
  papers: Table & Record<"id" | "seq" | "kind" | "status" | "content", AnyColumn>;
  hours: Table & Record<"invoiceId" | "lineId" | "minutes", AnyColumn>;
  /** The column of an approved line of hours, and of an expense, that names the invoice it is on. */
  line: AnyColumn;
  expense: AnyColumn;
  /** The amount of an expense on such an invoice. */
  cents: AnyColumn;
  /** Ids that lines and expenses may name although no invoice has them, such as write-offs. */
  excused: { lines: SQL; expenses: SQL };
};

export const noExemptions = sql`select null where 0`;

const count = async (app: App, from: SQL): Promise<number> =>
  (await app.db.all<[number]>(sql`select count(*) from ${from}`))[0]?.[0] ?? 0;

/** An invoice that was not credited. */
const isInForce = ({ papers }: ReconciledTables) =>
  sql`${papers.kind} = 'invoice' and ${papers.status} <> 'credited'`;

/** Counts lines that name an invoice, where that invoice was credited or has them with other minutes. */
export const orphanedLines = (app: App, books: ReconciledTables): Promise<number> => {
  const { papers, hours, line, excused } = books;
  return count(
    app,
    sql`${lines} where ${line} is not null and ${line} not in (${excused.lines})
      and not exists (select 1 from ${hours} join ${papers} on ${papers.id} = ${hours.invoiceId}
        where ${hours.lineId} = ${lines.id} and ${hours.invoiceId} = ${line}
          and ${hours.minutes} = ${lines.minutes} and ${isInForce(books)})`,
  );
};

/** Counts hours of an invoice whose timesheet line does not name that invoice. */
export const hoursWithoutLine = (app: App, books: ReconciledTables): Promise<number> => {
  const { papers, hours, line } = books;
  return count(
    app,
    sql`${hours} join ${papers} on ${papers.id} = ${hours.invoiceId} where ${isInForce(books)}
      and not exists (select 1 from ${lines}
        where ${lines.id} = ${hours.lineId} and ${line} = ${hours.invoiceId})`,
  );
};

/** Counts expenses that name an invoice which does not exist or was credited. */
export const orphanedExpenses = (app: App, books: ReconciledTables): Promise<number> => {
  const { papers, expense, excused } = books;
  return count(
    app,
    sql`${expenses} where ${expense} is not null and ${expense} not in (${excused.expenses})
      and not exists (select 1 from ${papers}
        where ${papers.id} = ${expense} and ${isInForce(books)})`,
  );
};

/** Invoices read by one query; between two queries other requests get their turn. */
const pageSize = 100;

type Paper = [seq: number, id: string, cents: number];

/** Counts invoices whose expense lines add up to something else than the expenses that name them; read page by page. */
export async function wrongExpenseSums(app: App, books: ReconciledTables): Promise<number> {
  const { papers, expense, cents } = books;
  const own = new Map(
    await app.db.all<[string, number]>(
      sql`select ${expense}, sum(${cents}) from ${expenses} where ${expense} is not null group by 1`,
    ),
  );
  const spent = sql`(select coalesce(sum(value ->> 'netCents'), 0)
    from json_each(${papers.content}, '$.lines') where value ->> 'expense' is not null)`;
  let wrong = 0;
  for (let after = -1; ;) {
    const page = await app.db.all<Paper>(
      sql`select ${papers.seq}, ${papers.id}, ${spent} from ${papers}
        where ${isInForce(books)} and ${papers.seq} > ${after} order by 1 limit ${pageSize}`,
    );
    wrong += page.filter(([, id, sum]) => sum !== (own.get(id) ?? 0)).length;
    const last = page.at(-1);
    if (!last || page.length < pageSize) return wrong;
    after = last[0];
  }
}
