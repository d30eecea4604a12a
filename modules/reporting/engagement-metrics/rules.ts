import { addDays, daysBetween } from "@/src/calendar";

/** The figures of engagement look back so many days, unless two dates are asked for. */
export const periods = ["30", "90", "365"] as const;
export type Period = (typeof periods)[number];
export const defaultPeriod: Period = "90";
/** A year with its leap day, both ends included; more is a report's work. */
export const maxPeriodDays = 366;

export const channels = ["email", "phone", "meeting"] as const;
export type Channel = (typeof channels)[number];

/** Whoever answered a campaign is in conversation for so long. */
export const conversationDays = 30;

/** The first and the last day of a period; both belong to it. */
export type Days = { from: string; to: string };

type Asked = { period: Period; from?: string | undefined; to?: string | undefined };

/** The days that are asked for; an end that is not named is today, or as far back as the period goes. */
export function daysOf({ period, from, to }: Asked, today: string): Days {
  const last = to ?? (from && from > today ? from : today);
  return { from: from ?? addDays(last, 1 - Number(period)), to: last };
}

export const isLookedAt = ({ from, to }: Days): boolean =>
  from <= to && daysBetween(from, to) < maxPeriodDays;

export const percentOf = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((100 * part) / whole);

type Ended = { completed: number; noShow: number; cancelled: number };

export const endedOf = ({ completed, noShow, cancelled }: Ended): number =>
  completed + noShow + cancelled;

/** Percent of the interviews that came to an end which were held; null where none has. */
export const completionRateOf = (counts: Ended): number | null =>
  percentOf(counts.completed, endedOf(counts));

/** Percent of those that were not called off to which the candidate did not come. */
export const noShowRateOf = ({ completed, noShow }: Ended): number | null =>
  percentOf(noShow, completed + noShow);
