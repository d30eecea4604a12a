import { type SQL, sql } from "drizzle-orm";
import {
  candidateEndRows as ends,
  candidateStandingRows as standings,
} from "@/modules/crm/candidates/read-model";
import type { App } from "@/src/app";
import { prepared } from "@/src/database/prepared";
import { addDays } from "@/src/calendar";
import { type WorklistSection, warnDays } from "./rules";

export type Standing = {
  total: number;
  consented: number;
  complete: number;
  waiting: Record<WorklistSection, number>;
};

/** How people stand today, out of counts that triggers keep: the same few rows however many people there are. */
export async function standingOn(app: App, today: string): Promise<Standing> {
  const after = (days: number) => addDays(today, days);
  const days = { today, week: after(warnDays.week), month: after(warnDays.month) };
  const [[people], [ending]] = await Promise.all([peopleBy(app.db, {}), endsBy(app.db, days)]);
  const { total = 0, consented = 0, complete = 0, notice = 0 } = people ?? {};
  const waiting = { ...(ending ?? nobody), unconsented: total - consented, notice };
  return { total, consented, complete, waiting };
}

const nobody = { expired: 0, today: 0, week: 0, month: 0 };

const sumOf = (n: SQL, which?: SQL) =>
  sql<number>`coalesce(sum(${n})${which ? sql` filter (where ${which})` : sql``}, 0)`;

const peopleBy = prepared((db) => {
  const people = (which?: SQL) => sumOf(sql`${standings.n}`, which);
  return db
    .select({
      total: people(),
      consented: people(sql`${standings.isConsented}`),
      complete: people(sql`${standings.isComplete}`),
      notice: people(sql`${standings.awaitsNotice}`),
    })
    .from(standings);
});

/** Data that may stay until today has not expired; each end is on one stretch only. */
const endsBy = prepared((db) => {
  const { day, n } = ends;
  const [today, week, month] = ["today", "week", "month"].map((name) => sql.placeholder(name));
  const people = (which: SQL) => sumOf(sql`${n}`, which);
  return db
    .select({
      expired: people(sql`${day} < ${today}`),
      today: people(sql`${day} = ${today}`),
      week: people(sql`${day} > ${today} and ${day} <= ${week}`),
      month: people(sql`${day} > ${week} and ${day} <= ${month}`),
    })
    .from(ends)
    .where(sql`${day} <= ${month}`);
});
