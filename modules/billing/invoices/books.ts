import { type AnyColumn, type SQL, sql, type Table } from "drizzle-orm";
import {
  expenseRows as expenses,
  timesheetLineRows as lines,
} from "@/modules/staffing/timesheets/read-model";
import type { App } from "@/src/app";

/** Papers of one kind, of the agency or in the names of others, and the columns by which hours and expenses name them. */
export type Books = {
  papers: Table & Record<"id" | "seq" | "kind" | "status" | "content", AnyColumn>;
  hours: Table & Record<"invoiceId" | "lineId" | "minutes", AnyColumn>;
  /** Of an approved line of hours, and of an expense: the paper that has it. */
  line: AnyColumn;
  expense: AnyColumn;
  /** What an expense comes to on such a paper. */
  cents: AnyColumn;
  /** Ids that lines and expenses may name beside those of papers. */
  excused: { lines: SQL; expenses: SQL };
};

export const nothingExcused = sql`select null where 0`;

const count = async (app: App, from: SQL): Promise<number> =>
  (await app.db.all<[number]>(sql`select count(*) from ${from}`))[0]?.[0] ?? 0;

/** A paper that nothing undid. */
const holds = ({ papers }: Books) =>
  sql`${papers.kind} = 'invoice' and ${papers.status} <> 'credited'`;

/** Lines that say they are on a paper, which no paper that holds has with the same minutes. */
export const strayLines = (app: App, books: Books): Promise<number> => {
  const { papers, hours, line, excused } = books;
  return count(
    app,
    sql`${lines} where ${line} is not null and ${line} not in (${excused.lines})
      and not exists (select 1 from ${hours} join ${papers} on ${papers.id} = ${hours.invoiceId}
        where ${hours.lineId} = ${lines.id} and ${hours.invoiceId} = ${line}
          and ${hours.minutes} = ${lines.minutes} and ${holds(books)})`,
  );
};

/** Hours of a paper that holds, whose line says otherwise. */
export const lostHours = (app: App, books: Books): Promise<number> => {
  const { papers, hours, line } = books;
  return count(
    app,
    sql`${hours} join ${papers} on ${papers.id} = ${hours.invoiceId} where ${holds(books)}
      and not exists (select 1 from ${lines}
        where ${lines.id} = ${hours.lineId} and ${line} = ${hours.invoiceId})`,
  );
};

/** Expenses that say they are on a paper, which is none that holds. */
export const strayExpenses = (app: App, books: Books): Promise<number> => {
  const { papers, expense, excused } = books;
  return count(
    app,
    sql`${expenses} where ${expense} is not null and ${expense} not in (${excused.expenses})
      and not exists (select 1 from ${papers}
        where ${papers.id} = ${expense} and ${holds(books)})`,
  );
};

/** So many papers are read in one question, so that others are answered between two. */
const papersAtOnce = 100;

type Paper = [seq: number, id: string, cents: number];

/** Papers whose lines of expenses come to another sum than the expenses that are on them; read page by page. */
export async function otherExpenses(app: App, books: Books): Promise<number> {
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
        where ${holds(books)} and ${papers.seq} > ${after} order by 1 limit ${papersAtOnce}`,
    );
    wrong += page.filter(([, id, sum]) => sum !== (own.get(id) ?? 0)).length;
    const last = page.at(-1);
    if (!last || page.length < papersAtOnce) return wrong;
    after = last[0];
  }
}
