import { shownOf } from "@/src/database/read-model";
import { eq } from "drizzle-orm";
import {
  minCases,
  figureOf,
  growthOf,
  type Measured,
  roundToTenth,
} from "@/modules/reporting/metrics";
import { medianOf } from "@/modules/staffing/pipeline/rules";
import { figureDays } from "@/modules/market/recruiters/rules";
import { expertiseRows as expertise } from "@/modules/market/recruiters/read-model";
import { isAtLeast, users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { cachedFigures } from "@/src/http/cached-count";
import { type Figures, figuresIn, lastDays, metricsOf } from "./measuring";
import type { Performance, ProfileMetrics } from "./model";
import { badgesOf, minForMedian } from "./rules";

/** Specification §3, of whoever is at the desk, and what they may call themselves by it. */
export async function metrics(app: App): Promise<ProfileMetrics> {
  const { id, role, createdAt } = await users.currentUser(app);
  const figures = (await figuresIn(app, lastDays(app)))(id);
  const { activePlacements, successRate, avgTimeToFill, totalPlacements } = metricsOf(figures);
  const [known] = await app.db
    .select(shownOf(expertise))
    .from(expertise)
    .where(eq(expertise.userId, id));
  return {
    activePlacements,
    successRate,
    avgTimeToFill,
    days: figureDays,
    placements: figures.placements,
    seats: figures.successRate.n,
    needed: minCases,
    badges: badgesOf({
      role,
      createdAt,
      now: app.now().toISOString(),
      successRate,
      placements: totalPlacements,
      certificates: known?.certifications.length ?? 0,
    }),
  };
}

export const ownFigures = async (app: App): Promise<Performance> =>
  performanceOf(app, (await users.currentUser(app)).id);

/** Somebody's figures beside the middle of their colleagues'. */
export const performanceOf = (app: App, userId: string): Promise<Performance> =>
  cachedFigures(app, ["own performance", userId], () => performanceIn(app, userId));

async function performanceIn(app: App, userId: string): Promise<Performance> {
  const { firstName, lastName } = await users.find(app, userId);
  const [lately, before, team] = await Promise.all([
    figuresIn(app, lastDays(app)),
    figuresIn(app, lastDays(app, 1)),
    teamWithout(app, userId),
  ]);
  const [mine, earlier] = [lately(userId), before(userId)];
  const others = team.map(lately).filter(hasPlaced);
  const compared = comparedWith(others);
  const counted = (of: (figures: Figures) => number) =>
    compared({ value: of(mine), n: mine.placements }, growthOf(of(mine), of(earlier)), (it) =>
      of(it),
    );
  const { successRate, timeToFill } = mine;
  const successBefore = { before: earlier.successRate, benchmark: null, unit: "points" } as const;
  const successMoved = figureOf({ measured: successRate, ...successBefore });
  return {
    userId,
    name: `${firstName} ${lastName}`,
    days: figureDays,
    figures: {
      placements: counted((it) => it.placements),
      activePlacements: compared(
        { value: mine.activePlacements, n: mine.activePlacements },
        null,
        (it) => it.activePlacements,
      ),
      successRate: compared(successRate, successMoved.change, (it) => it.successRate.value),
      timeToFill: compared(
        timeToFill,
        figureOf({ measured: timeToFill, before: earlier.timeToFill, benchmark: null }).change,
        (it) => it.timeToFill.value,
      ),
      revenue: counted((it) => it.revenue),
    },
  };
}

type Compared = Performance["figures"]["placements"];

/** A median of too few would tell what one of them did, so there is none. */
const comparedWith =
  (others: readonly Figures[]) =>
  (
    { value, n }: Measured,
    change: number | null,
    of: (figures: Figures) => number | null,
  ): Compared => {
    const values = others.flatMap((it) => of(it) ?? []);
    const middle = values.length < minForMedian ? null : medianOf(values);
    const median = middle === null ? null : roundToTenth(middle);
    return { value, n, change, median, colleagues: values.length };
  };

/** Whoever places nobody says nothing about how placing goes. */
const hasPlaced = ({ placements, activePlacements, successRate }: Figures): boolean =>
  placements > 0 || activePlacements > 0 || successRate.n > 0;

async function teamWithout(app: App, userId: string): Promise<string[]> {
  const rows = await users.active(app);
  return rows
    .filter(({ id, role }) => id !== userId && isAtLeast(role, "recruiter"))
    .map(({ id }) => id);
}
