import {
  euros,
  minCases,
  type Measured,
  measures,
  epochDay,
  sumOf,
} from "@/modules/reporting/metrics";
import type { Metrics } from "@/modules/market/recruiters";
import type { PortAnswers } from "@/src/port";
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

type Placement = Awaited<ReturnType<typeof measures.placements>>[number];
type Earning = Awaited<ReturnType<typeof measures.earnings>>[number];

/** Memoizes a grouping per list; the lists of the measures stay identical until a placement changes. */
function grouping<Item, Key>(keyOf: (item: Item) => Key) {
  const known = new WeakMap<readonly Item[], Map<Key, Item[]>>();
  return (list: readonly Item[]) => known.getOrInsertComputed(list, () => Map.groupBy(list, keyOf));
}

const byRecruiter = grouping(({ recruiterId }: Placement) => recruiterId);
const byProject = grouping(({ projectId }: Placement) => projectId);
const earnedBy = grouping(({ placement }: Earning) => placement.recruiterId);

/** The figures of anybody over some days; what they are read from is read once for all. */
export async function figuresIn(app: App, days: Days): Promise<(userId: string) => Figures> {
  const all = await measures.placements(app);
  const earned = earnedBy(await measures.earnings(app, days));
  const closed = await measures.closedProjects(app);
  const today = epochDay(todayOf(app.now()));
  const [own, within] = [byRecruiter(all), byProject(all)];
  return (userId) => {
    const placed = own.get(userId) ?? [];
    const placedThen = measures.begunIn(placed, days);
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
export const measuredRecruiters: PortAnswers["recruiterMetrics"] = async (app) => {
  const figuresOf = await figuresIn(app, lastDays(app));
  return (userId) => metricsOf(figuresOf(userId));
};

const enough = ({ value, n }: Measured): number | null => (n < minCases ? null : value);
