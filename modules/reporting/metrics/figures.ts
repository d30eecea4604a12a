import { settings } from "@/modules/platform/settings";
import { feedback } from "@/modules/staffing/deployments/feedback";
import { medianOf } from "@/modules/staffing/pipeline/rules";
import type { App } from "@/src/app";
import { type Days, daysOf, firstDayOf, type Period, todayOf } from "@/src/calendar";
import type { Placement } from "./earning";
import type { Figure } from "./model";
import { placements } from "./placements";
import { figureOf, growthOf, type Measured, roundToTenth } from "./rules";
import { closedProjects, successRate } from "./success";

/** A period and the equal one before it. */
export type Compared = { period: Period; previous: Period };

/** What clients said in a period of the people who work for them, of five. */
export async function clientSatisfaction(app: App, period: Period): Promise<Measured> {
  const { n, average } = await feedback.saidByClients(app, period);
  return { value: average === null ? null : roundToTenth(average), n };
}

/** Whoever began in some days, of all placements. */
export const begunIn = (placements: readonly Placement[], { from, to }: Days): Placement[] =>
  placements.filter(({ startDate }) => startDate >= from && startDate <= to);

/** The middle one of the days to fill; those of whom nobody knows since when are not among them. */
export function timeToFill(begun: readonly Placement[]): Measured {
  const days = begun.flatMap(({ daysToFill }) => daysToFill ?? []);
  const median = medianOf(days);
  return { value: median === null ? null : roundToTenth(median), n: days.length };
}

/** The figures of a period that a benchmark may stand in for. */
export async function figures(app: App, { period, previous }: Compared) {
  const [days, before] = [daysOf(period), daysOf(previous)];
  const all = await placements(app);
  const [filled, filledBefore] = [begunIn(all, days), begunIn(all, before)];
  const [benchmarks, closed, said, saidBefore] = await Promise.all([
    settings.valueOf(app, "benchmarks"),
    closedProjects(app),
    clientSatisfaction(app, period),
    clientSatisfaction(app, previous),
  ]);
  const today = todayOf(app.now());
  const month = begunIn(all, { from: firstDayOf("month", today), to: today }).length;
  return {
    placements: countOf(filled.length, filledBefore.length),
    placementsThisMonth: figureOf({
      measured: { value: month, n: all.length },
      before: nothing,
      benchmark: benchmarks.placementsThisMonth,
    }),
    timeToFill: figureOf({
      measured: timeToFill(filled),
      before: timeToFill(filledBefore),
      benchmark: benchmarks.timeToFill,
    }),
    successRate: figureOf({
      measured: successRate(closed, all, days),
      before: successRate(closed, all, before),
      benchmark: benchmarks.successRate,
      unit: "points",
    }),
    clientSatisfaction: figureOf({
      measured: said,
      before: saidBefore,
      benchmark: benchmarks.clientSatisfaction,
    }),
  };
}

const nothing = { value: null, n: 0 };

/** What is only counted needs no minimum. */
const countOf = (n: number, before: number): Figure => ({
  value: n,
  n,
  isBenchmark: false,
  change: growthOf(n, before),
});
