import { type Closed, earningsIn, measures, type Placement } from "@/modules/reporting/metrics";
import type { Days } from "@/modules/knowledge/periods/rules";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { PerformanceReport } from "./model";
import { inEuros } from "./revenue";

type Known = {
  days: Days;
  all: readonly Placement[];
  begun: readonly Placement[];
  closed: readonly Closed[];
};

/** Whoever planned a placement that began or earned something, or was on the team of a project that was closed. */
export async function recruitersOf(
  app: App,
  { days, all, begun, closed }: Known,
): Promise<PerformanceReport["recruiters"]> {
  const nameOf = await users.authors(app);
  const isOver = ({ day }: Closed) => day >= days.from && day <= days.to;
  const over = closed.filter(isOver);
  const earned = Map.groupBy(earningsIn(all, days), ({ placement }) => placement.recruiterId);
  const started = Map.groupBy(begun, ({ recruiterId }) => recruiterId);
  const ids = new Set([...earned.keys(), ...started.keys(), ...over.flatMap(({ team }) => team)]);
  ids.delete(null);
  return [...ids]
    .flatMap((id) => id ?? [])
    .map((id) => {
      const own = started.get(id) ?? [];
      const success = measures.successRate(
        over.filter(({ team }) => team.includes(id)),
        all,
        days,
      );
      return {
        ...{ id, name: nameOf(id), placements: own.length },
        ...{ successRate: success.value, seats: success.n },
        timeToFill: measures.timeToFill(own).value,
        revenue: inEuros(earned.get(id) ?? []).revenue,
      };
    })
    .toSorted(
      (a, b) => b.placements - a.placements || b.revenue - a.revenue || (a.id < b.id ? -1 : 1),
    );
}
