import {
  type InterviewStatus,
  type InterviewType,
  types,
} from "@/modules/engagement/interviews/rules";
import { averageOf } from "@/modules/staffing/deployments/feedback/rules";
import { medianOf } from "@/modules/staffing/pipeline/rules";
import { addDays, daysBetween, hourMs, momentOf, mondayOf } from "@/src/calendar";
import type { Outcomes } from "./model";
import { completionRateOf, type Days, noShowRateOf } from "./rules";

/** What the figures need of one interview. */
export type Meeting = {
  type: InterviewType;
  status: InterviewStatus;
  createdAt: string;
  scheduledAt: string;
  /** Who asked. */
  people: readonly string[];
  /** What each of them made of it over all. */
  cards: readonly { userId: string; score: number }[];
};

/** What became of several interviews. */
export function outcomesOf(meetings: readonly Meeting[]): Outcomes {
  const countOf = (status: InterviewStatus) => meetings.filter((it) => it.status === status).length;
  const counts = {
    total: meetings.length,
    scheduled: countOf("scheduled"),
    completed: countOf("completed"),
    noShow: countOf("no-show"),
    cancelled: countOf("cancelled"),
  };
  const scores = meetings.flatMap(({ cards }) => cards.map(({ score }) => score));
  return {
    ...counts,
    completionRate: completionRateOf(counts),
    noShowRate: noShowRateOf(counts),
    leadDays: roundPercent(medianOf(meetings.flatMap(leadOf))),
    averageScore: averageOf(scores),
  };
}

/** A week by its Monday, from its first moment until before the next one's. */
type Week = { week: string; from: string; before: string };
export type Moments = { from: string; before: string; weeks: Week[] };

/** The moments at which days and weeks begin where the reader is; the outer weeks are as far within as the days are. */
export function momentsOf({ from, to }: Days, zone: string): Moments {
  const first = mondayOf(from);
  const whole = { from: beginningOf(from, zone), before: beginningOf(addDays(to, 1), zone) };
  const weeks = Array.from({ length: Math.floor(daysBetween(first, to) / 7) + 1 }, (_, n) => {
    const week = addDays(first, 7 * n);
    const begins = beginningOf(week, zone);
    const ends = beginningOf(addDays(week, 7), zone);
    return {
      week,
      from: begins < whole.from ? whole.from : begins,
      before: ends > whole.before ? whole.before : ends,
    };
  });
  return { ...whole, weeks };
}

/** Where a clock skips midnight, the day begins an hour later. */
const beginningOf = (day: string, zone: string): string =>
  momentOf(`${day}T00:00`, zone) ?? momentOf(`${day}T01:00`, zone) ?? `${day}T00:00:00.000Z`;

export function byWeek(meetings: readonly Meeting[], weeks: readonly Week[]) {
  const of = Map.groupBy(meetings, ({ scheduledAt }) =>
    weeks.findLastIndex(({ from }) => from <= scheduledAt),
  );
  return weeks.map(({ week }, n) => ({ week, ...outcomesOf(of.get(n) ?? []) }));
}

export const byType = (meetings: readonly Meeting[]) =>
  types.map((type) => ({ type, ...outcomesOf(meetings.filter((it) => it.type === type)) }));

/** An interview counts for each who asked, with what that person made of it. */
export function byInterviewer(meetings: readonly Meeting[]) {
  const own = meetings.flatMap((it) =>
    it.people.map((userId) => ({
      ...it,
      userId,
      cards: it.cards.filter((card) => card.userId === userId),
    })),
  );
  const of = Map.groupBy(own, ({ userId }) => userId);
  return [...of].map(([userId, found]) => ({ userId, ...outcomesOf(found) }));
}

/** Days from the scheduling to the interview; one that was written down afterwards had no lead. */
function leadOf({ status, createdAt, scheduledAt }: Meeting): number[] {
  const days = hoursBetween(createdAt, scheduledAt) / 24;
  return status === "completed" && days >= 0 ? [days] : [];
}

export const roundPercent = (value: number | null): number | null =>
  value === null ? null : Math.round(value * 10) / 10;

export const hoursBetween = (from: string, to: string): number =>
  (Date.parse(to) - Date.parse(from)) / hourMs;
