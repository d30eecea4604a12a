import { projects } from "@/modules/staffing/projects";
import { dayIn, type Days, periodZone } from "@/src/calendar";
import type { App } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import type { Placement } from "./earning";
import { type Measured, shareOf } from "./rules";

/** A project that is over, since when, with the seats it asked for and who was on its team. */
export type Closed = { id: string; day: string; seats: number; team: string[] };

export const closedProjects = (app: App): Promise<Closed[]> =>
  cachedCount(app, { topic: "projects", asked: "closed" }, () => read(app));

async function read(app: App): Promise<Closed[]> {
  const { rows, team } = await projects.closedRows(app);
  const of = Map.groupBy(team, ([project]) => project);
  return rows.map(([id, seats, at]) => ({
    id,
    seats,
    day: at.length > 10 ? dayIn(at, periodZone) : at,
    team: (of.get(id) ?? []).map(([, user]) => user),
  }));
}

/** Placements begun of the seats asked for, by the projects that were closed in some days, in percent. */
export function successRate(
  closed: readonly Closed[],
  placements: readonly Placement[],
  { from, to }: Days,
): Measured {
  const over = closed.filter(({ day }) => day >= from && day <= to);
  const begun = countsOf(placements);
  const seats = over.reduce((sum, it) => sum + it.seats, 0);
  // A seat that was taken twice, because somebody left, is one seat.
  const taken = over.reduce((sum, it) => sum + Math.min(it.seats, begun.get(it.id) ?? 0), 0);
  return { value: seats === 0 ? null : shareOf(taken, seats), n: seats };
}

function countsOf(placements: readonly Placement[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { projectId } of placements) {
    if (projectId !== null) counts.set(projectId, (counts.get(projectId) ?? 0) + 1);
  }
  return counts;
}
