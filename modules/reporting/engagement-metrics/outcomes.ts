import { averageOf } from "@/modules/staffing/feedback/rules";
import {
  type InterviewStatus,
  type InterviewType,
  types,
} from "@/modules/engagement/interviews/rules";
import { medianOf } from "@/modules/staffing/pipeline/rules";
import { hourMs } from "@/src/calendar";
import type { Outcomes } from "./model";
import { completionRateOf, noShowRateOf } from "./rules";
import type { Week } from "./weeks";

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
