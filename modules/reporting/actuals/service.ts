import {
  type Actual,
  agreedIn,
  earningsOf,
  euros,
  measures,
  type Placement,
  plannedMinutes,
  sumOf,
  sumOfWorked,
} from "@/modules/reporting/metrics";
import type { App } from "@/src/app";
import { addDays, type Days, mondayOf, utcToday } from "@/src/calendar";
import { cachedFigures } from "@/src/http/cached-count";
import type { Actuals, ActualsQuery } from "./model";
import { weeksCompared, weeksPlanned } from "./rules";

/** Planned against approved hours, revenue and margin of the last whole weeks, and the plan of the next ones. */
export const compare = (app: App, query: ActualsQuery): Promise<Actuals> =>
  cachedFigures(app, ["actuals", query], () => compareNow(app, query));

async function compareNow(app: App, query: ActualsQuery): Promise<Actuals> {
  const monday = mondayOf(utcToday(app));
  const days = { from: addDays(monday, -7 * weeksCompared), to: addDays(monday, -1) };
  const all = await measures.placements(app);
  const actual = await measures.actualIn(app, days, recordOf(query));
  const own = ownOf(all, query);
  const weeks = weeksFrom(days.from, weeksCompared).map((week) => weekOf(week, own, actual));
  const plans = ownOf(await measures.agreedAhead(app), query);
  const sum = sumOfWorked(actual.worked, byId(own));
  return {
    weeks: weeks.filter(({ planned, approved }) => planned.minutes + approved.minutes > 0),
    ahead: weeksFrom(monday, weeksPlanned).map((week) => ({
      week,
      planned: plannedIn(plans, sevenDays(week)),
    })),
    planned: plannedIn(own, days),
    approved: approvedIn(own, actual, days),
    invoiced: euros(sum.invoiced),
    waiting: euros(sum.waiting),
    writtenOff: euros(sum.writtenOff),
  };
}

const recordOf = ({ kind, id }: ActualsQuery) =>
  kind === "agency" || id === undefined ? undefined : { kind, id };

const keys = { deployment: "id", project: "projectId", client: "clientId" } as const;

/** A fee is no work of hours. */
const ownOf = (all: readonly Placement[], { kind, id }: ActualsQuery): Placement[] =>
  all.filter((it) => it.service !== "permanent" && (kind === "agency" || it[keys[kind]] === id));

const weeksFrom = (monday: string, count: number) =>
  Array.from({ length: count }, (_, n) => addDays(monday, 7 * n));

const sevenDays = (week: string): Days => ({ from: week, to: addDays(week, 6) });

const byId = (own: readonly Placement[]) => new Map(own.map((it) => [it.id, it]));

function weekOf(week: string, own: readonly Placement[], actual: Actual) {
  const days = sevenDays(week);
  const { revenue, billed } = sumOf(earningsOf(own, days, actual));
  return {
    week,
    planned: plannedIn(own, days),
    approved: approvedIn(own, actual, days),
    outcome: { billed: euros(billed), margin: euros(revenue) },
  };
}

function approvedIn(own: readonly Placement[], { worked }: Actual, { from, to }: Days) {
  const its = worked.filter(({ workedOn }) => from <= workedOn && workedOn <= to);
  const { minutes, billed, margin } = sumOfWorked(its, byId(own));
  return { minutes, billed: euros(billed), margin: euros(margin) };
}

function plannedIn(own: readonly Placement[], days: Days) {
  const { revenue, billed } = sumOf(agreedIn(own, days));
  return { minutes: plannedMinutes(own, days), billed: euros(billed), margin: euros(revenue) };
}
