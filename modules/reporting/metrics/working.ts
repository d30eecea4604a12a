import type { Days } from "@/src/calendar";
import type { HourlyCost, Placement } from "./earning";
import { epochDay } from "./rules";

/** Approved hours of one day at one rate, and what became of them. */
export type Worked = {
  deploymentId: string;
  workedOn: string;
  minutes: number;
  billRateCents: number;
  payRateCents: number;
  /** Of what was spent beside hours: what is billed for it, and what it costs. */
  expense: { billCents: number; costCents: number } | null;
  state: "invoiced" | "waiting" | "writtenOff";
};

/** Cents that clients are billed for hours, and what is left of them; what is written off is billed to nobody. */
export type WorkedSum = { minutes: number; billed: number; margin: number } & Record<
  Worked["state"],
  number
>;

/**
 * What approved hours come to. Their margin is counted as the planned one is: the bill less the pay, what the employer
 * pays on top, and travel for each day on which somebody worked.
 */
export function sumOfWorked(
  worked: readonly Worked[],
  placements: ReadonlyMap<string, Placement>,
): WorkedSum {
  const sum = { minutes: 0, billed: 0, margin: 0, invoiced: 0, waiting: 0, writtenOff: 0 };
  const days = new Set<string>();
  for (const it of worked) {
    const { deploymentId, workedOn, minutes, state } = it;
    const day = `${deploymentId} ${workedOn}`;
    const terms = costOn(placements.get(deploymentId), workedOn);
    const { bill, cost } = it.expense ? spentOf(it.expense) : hoursOf(it, terms, days.has(day));
    if (!it.expense) days.add(day);
    const billed = state === "writtenOff" ? 0 : bill;
    sum.minutes += minutes;
    sum.billed += billed;
    sum.margin += billed - cost;
    sum[state] += bill;
  }
  return sum;
}

const spentOf = ({ billCents: bill, costCents: cost }: NonNullable<Worked["expense"]>) => ({
  bill,
  cost,
});

/** Travel is paid once a day. */
function hoursOf(
  { minutes, billRateCents, payRateCents }: Worked,
  { employerPercent, perDiemCents }: HourlyCost,
  isPaidTravel: boolean,
) {
  const employer = Math.round((payRateCents * employerPercent) / 100);
  const travel = isPaidTravel ? 0 : perDiemCents;
  return {
    bill: Math.round((minutes * billRateCents) / 60),
    cost: Math.round((minutes * (payRateCents + employer)) / 60) + travel,
  };
}

const noCost = { minutes: 0, employerPercent: 0, perDiemCents: 0 };

/** As it was agreed for that day. */
function costOn(placement: Placement | undefined, day: string): HourlyCost {
  const on = epochDay(day);
  return placement?.weeks.findLast(({ from }) => from <= on) ?? placement?.weeks[0] ?? noCost;
}

/** Agreed minutes of some days, a seventh of a week for each. */
export function plannedMinutes(placements: readonly Placement[], days: Days): number {
  const [from, before] = [epochDay(days.from), epochDay(days.to) + 1];
  let sevenths = 0;
  for (const { weeks, last } of placements)
    for (const [n, week] of weeks.entries()) {
      const until = Math.min(weeks[n + 1]?.from ?? last + 1, last + 1, before);
      sevenths += Math.max(0, until - Math.max(from, week.from)) * week.minutes;
    }
  return Math.round(sevenths / 7);
}
