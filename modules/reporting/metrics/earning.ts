import type { Origin } from "@/modules/crm/candidates/rules";
import type { ContractType } from "@/modules/staffing/deployments/rules";
import type { Days } from "@/src/calendar";
import { epochDay } from "./rules";

/** Weekly amounts that hold from a day on: margin and billed, in cents. */
export type Week = { from: number; margin: number; billed: number } & HourlyCost;

/** Costs of an hour beside its pay, and the agreed hours. */
export type HourlyCost = { minutes: number; employerPercent: number; perDiemCents: number };

/** A deployment that has begun, as reports calculate with it; days are counted from 1970-01-01. */
export type Placement = {
  id: string;
  clientId: string;
  projectId: string | null;
  service: ContractType;
  /** Who planned it; null where no person did. */
  recruiterId: string | null;
  startDate: string;
  first: number;
  /** The last day of work, as far as it is known. */
  last: number;
  /** Cents, on the first day; null where it is no permanent contract. */
  fee: number | null;
  weeks: Week[];
  /** Where the person came from; null once nobody is named. */
  source: Origin | null;
  /** Days from an application, or from the project's board, to the start; null where neither is known. */
  daysToFill: number | null;
  /** Whether it is only agreed: nobody has begun. */
  isScheduled: boolean;
  /** Whether it came to its end. */
  isCompleted: boolean;
  /** Whether its rates are known. */
  isPriced: boolean;
};

/** Cents of margin, and cents that the client is billed. */
export type Sum = { revenue: number; billed: number };

/**
 * What a placement earned in a range of days: worked amounts for weeks with approved hours, agreed amounts for the
 * rest.
 */
export type Earning = Sum & {
  placement: Placement;
  agreed: Sum;
  /** The agreed part for weeks without approved hours; a fee is never an estimate. */
  estimated: Sum;
};

type Sums = Map<string, readonly Earning[]>;
const sums = new WeakMap<readonly Placement[], Sums>();
/** Bounds the cache: enough for the months of several years and every period a screen offers. */
const maxSums = 200;

/**
 * The agreed amounts of each placement in a range of days, in cents; placements without work or a fee in it are left
 * out. Cached per list of placements, since any change produces a new list.
 */
export function agreedIn(placements: readonly Placement[], days: Days): readonly Earning[] {
  const known: Sums = sums.getOrInsertComputed(placements, () => new Map());
  const asked = `${days.from} ${days.to}`;
  if (known.size > maxSums) known.clear();
  return known.getOrInsertComputed(asked, () => addedUp(placements, days));
}

function addedUp(placements: readonly Placement[], days: Days): Earning[] {
  const found: Earning[] = [];
  const [from, before] = [epochDay(days.from), epochDay(days.to) + 1];
  for (const placement of placements) {
    if (!isAtWork(placement, from, before)) continue;
    const agreed = agreedFor(placement, from, before);
    const estimated = placement.fee === null ? agreed : nothing;
    found.push({ placement, ...agreed, agreed, estimated });
  }
  return found;
}

export const nothing: Sum = { revenue: 0, billed: 0 };

/** A permanent placement earns its fee once, on the first day. */
const isAtWork = ({ first, last, service }: Placement, from: number, before: number): boolean =>
  first < before && last >= from && (service !== "permanent" || first >= from);

/**
 * A fee counts on the first day. Everything else accrues by calendar day, a seventh of a week each; rounding applies to
 * the running total, so that the days of a month add up to the month.
 */
export function agreedFor({ fee, weeks, last }: Placement, from: number, before: number): Sum {
  if (fee !== null) return { revenue: fee, billed: fee };
  let [revenue, billed] = [0, 0];
  for (let n = 0; n < weeks.length; n += 1) {
    const week = weeks[n];
    if (!week) break;
    const until = Math.min(weeks[n + 1]?.from ?? last + 1, last + 1);
    const [first, end] = [Math.max(from, week.from), Math.min(before, until)];
    if (first >= end) continue;
    revenue += prorated(week.margin, end - week.from) - prorated(week.margin, first - week.from);
    billed += prorated(week.billed, end - week.from) - prorated(week.billed, first - week.from);
  }
  return { revenue, billed };
}

const prorated = (weekly: number, days: number) => Math.round((weekly * days) / 7);

export function sumOf(earnings: readonly Sum[]): Sum {
  const sum = { ...nothing };
  for (const { revenue, billed } of earnings) {
    sum.revenue += revenue;
    sum.billed += billed;
  }
  return sum;
}

/** The total if everything had come as agreed. */
export const agreedOf = (earnings: readonly Earning[]): Sum =>
  sumOf(earnings.map(({ agreed }) => agreed));

export const euros = (cents: number): number => cents / 100;
