import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { daysOf, firstDayOf, type Period, todayOf } from "@/src/calendar";
import { begunIn, timeToFill } from "./filling";
import type { Figure } from "./model";
import { placements } from "./placements";
import { figureOf, growthOf } from "./rules";
import { clientSatisfaction } from "./satisfaction";
import { closedProjects, successRate } from "./success";

/** A period and the equal one before it. */
export type Compared = { period: Period; previous: Period };

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
    placementsThisMonth: figureOf(
      { value: month, n: all.length },
      nothing,
      benchmarks.placementsThisMonth,
    ),
    timeToFill: figureOf(timeToFill(filled), timeToFill(filledBefore), benchmarks.timeToFill),
    successRate: figureOf(
      successRate(closed, all, days),
      successRate(closed, all, before),
      benchmarks.successRate,
      "points",
    ),
    clientSatisfaction: figureOf(said, saidBefore, benchmarks.clientSatisfaction),
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
