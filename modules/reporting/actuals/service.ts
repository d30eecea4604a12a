import {
  earningsIn,
  euros,
  measures,
  type Placement,
  plannedMinutes,
  sumOf,
  sumOfWorked,
} from "@/modules/reporting/metrics";
import type { App } from "@/src/app";
import { addDays, type Days, mondayOf, utcToday } from "@/src/calendar";
import type { Actuals, ActualsQuery } from "./model";
import { weeksCompared } from "./rules";

/** Planned against approved hours, revenue and margin of the last whole weeks. */
export async function compare(app: App, { kind, id }: ActualsQuery): Promise<Actuals> {
  const monday = mondayOf(utcToday(app));
  const days = { from: addDays(monday, -7 * weeksCompared), to: addDays(monday, -1) };
  const [all, worked] = await Promise.all([
    measures.placements(app),
    measures.hoursIn(app, days, { kind, id }),
  ]);
  const keys = { deployment: "id", project: "projectId", client: "clientId" } as const;
  // A fee is no work of hours.
  const own = all.filter((it) => it[keys[kind]] === id && it.service !== "permanent");
  const byId = new Map(own.map((it) => [it.id, it]));
  const sideOf = (span: Days) => {
    const its = worked.filter(({ workedOn }) => span.from <= workedOn && workedOn <= span.to);
    const { minutes, billed, margin } = sumOfWorked(its, byId);
    return { minutes, billed: euros(billed), margin: euros(margin) };
  };
  const weeks = Array.from({ length: weeksCompared }, (_, n) => {
    const week = addDays(days.from, 7 * n);
    const span = { from: week, to: addDays(week, 6) };
    return { week, planned: plannedIn(own, span), approved: sideOf(span) };
  });
  const sum = sumOfWorked(worked, byId);
  return {
    weeks: weeks.filter(({ planned, approved }) => planned.minutes + approved.minutes > 0),
    planned: plannedIn(own, days),
    approved: sideOf(days),
    invoiced: euros(sum.invoiced),
    waiting: euros(sum.waiting),
    writtenOff: euros(sum.writtenOff),
  };
}

function plannedIn(own: Placement[], days: Days) {
  const { revenue, billed } = sumOf(earningsIn(own, days));
  return { minutes: plannedMinutes(own, days), billed: euros(billed), margin: euros(revenue) };
}
