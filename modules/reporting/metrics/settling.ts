import { type Days, mondayOf } from "@/src/calendar";
import { agreedFor, agreedIn, type Earning, nothing, type Placement } from "./earning";
import { epochDay } from "./rules";
import { sumOfWorked, type Worked } from "./working";

/** A week of a deployment whose hours were approved, by its Monday. */
export type SettledWeek = { deploymentId: string; week: string };

/** Approved weeks of a range of days, with the work and expenses in them. */
export type Actual = { weeks: readonly SettledWeek[]; worked: readonly Worked[] };

/**
 * The earnings of each placement: an approved week counts as worked, any other as agreed. Days of an approved week that
 * lie outside the range are left out of both.
 */
export function earningsOf(
  placements: readonly Placement[],
  days: Days,
  actual: Actual,
): readonly Earning[] {
  const agreed = agreedIn(placements, days);
  const monday = mondayOf(days.from);
  const weeks = Map.groupBy(
    actual.weeks.filter(({ week }) => monday <= week && week <= days.to),
    ({ deploymentId }) => deploymentId,
  );
  if (weeks.size === 0) return agreed;
  const worked = workedBy(actual.worked, days);
  return agreed.map((it) => {
    const { id } = it.placement;
    const its = it.placement.fee === null && weeks.get(id);
    return its ? settled(it, its, { days, worked: worked.get(id) ?? [] }) : it;
  });
}

const workedBy = (worked: readonly Worked[], { from, to }: Days) =>
  Map.groupBy(
    worked.filter(({ workedOn }) => from <= workedOn && workedOn <= to),
    ({ deploymentId }) => deploymentId,
  );

type Outcome = { days: Days; worked: readonly Worked[] };

function settled(it: Earning, weeks: readonly SettledWeek[], { days, worked }: Outcome): Earning {
  const { placement, agreed } = it;
  const { margin, billed } = sumOfWorked(worked, new Map([[placement.id, placement]]));
  const estimated = { ...agreed };
  for (const { week } of weeks) {
    const its = agreedOf(placement, week, days);
    estimated.revenue -= its.revenue;
    estimated.billed -= its.billed;
  }
  const revenue = estimated.revenue + margin;
  return { placement, agreed, estimated, revenue, billed: estimated.billed + billed };
}

/** The agreed amounts of a week, for those of its days that lie in the range. */
function agreedOf(placement: Placement, week: string, { from, to }: Days) {
  const monday = epochDay(week);
  const start = Math.max(monday, epochDay(from));
  const end = Math.min(monday + 6, epochDay(to));
  return start > end ? nothing : agreedFor(placement, start, end + 1);
}
