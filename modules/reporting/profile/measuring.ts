import {
  euros,
  fewestCases,
  type Measured,
  measures,
  numberOfDay,
  sumOf,
} from "@/modules/reporting/metrics";
import type { Metrics } from "@/modules/market/recruiters";
import type { Answers } from "@/src/port";
import { figureDays } from "@/modules/market/recruiters/rules";
import type { App } from "@/src/app";
import { addDays, type Days, todayOf } from "@/src/calendar";

/** What placements say of one person, by the formulas of the reports. */
export type Figures = {
  /** Begun in the days, at work today, and ever. */
  placements: number;
  activePlacements: number;
  totalPlacements: number;
  successRate: Measured;
  timeToFill: Measured;
  /** Euros of fees and margins. */
  revenue: number;
};

/** The last days until today, or as many before those. */
export function lastDays(app: App, before = 0): Days {
  const to = addDays(todayOf(app.now()), -before * figureDays);
  return { from: addDays(to, 1 - figureDays), to };
}

/** The figures of anybody over some days; what they are read from is read once for all. */
export async function figuresIn(app: App, days: Days): Promise<(userId: string) => Figures> {
  const all = await measures.placements(app);
  const earned = Map.groupBy(
    await measures.earnings(app, days),
    ({ placement }) => placement.recruiterId,
  );
  const closed = await measures.closedProjects(app);
  const begun = measures.begunIn(all, days);
  const today = numberOfDay(todayOf(app.now()));
  const own = Map.groupBy(all, ({ recruiterId }) => recruiterId);
  const ownThen = Map.groupBy(begun, ({ recruiterId }) => recruiterId);
  const within = Map.groupBy(all, ({ projectId }) => projectId);
  return (userId) => {
    const placed = own.get(userId) ?? [];
    const placedThen = ownThen.get(userId) ?? [];
    const theirs = closed.filter(({ team }) => team.includes(userId));
    const inTheirs = theirs.flatMap(({ id }) => within.get(id) ?? []);
    return {
      placements: placedThen.length,
      activePlacements: placed.filter(({ last }) => last >= today).length,
      totalPlacements: placed.length,
      successRate: measures.successRate(theirs, inTheirs, days),
      timeToFill: measures.timeToFill(placedThen),
      revenue: euros(sumOf(earned.get(userId) ?? []).revenue),
    };
  };
}

/** Specification §3; null where too little was measured to say. */
export const metricsOf = (figures: Figures): Metrics => ({
  successRate: enough(figures.successRate),
  avgTimeToFill: enough(figures.timeToFill),
  activePlacements: figures.activePlacements,
  totalPlacements: figures.totalPlacements,
});

/** What recruiters are ranked by, who stand below the placements that they bring about. */
export const measuredRecruiters: Answers["recruiterMetrics"] = async (app) => {
  const figuresOf = await figuresIn(app, lastDays(app));
  return (userId) => metricsOf(figuresOf(userId));
};

const enough = ({ value, n }: Measured): number | null => (n < fewestCases ? null : value);
