import { sql } from "drizzle-orm";
import type { Origin } from "@/modules/candidates/rules";
import { daysBetween } from "@/modules/deployments/rules";
import { type Days, periodZone } from "@/modules/periods/rules";
import { medianOf } from "@/modules/pipelines/rules";
import { dayIn } from "@/modules/zones/rules";
import type { App } from "@/src/app";
import { counted } from "@/src/http/counted";
import type { Placement } from "./earning";
import { type Measured, tenth } from "./rules";

/** A placement that began in some days: where the person came from, and how long it took. */
export type Begun = Placement & { source: Origin | null; daysToFill: number | null };

/** Whoever began in some days, of all placements. */
export const begunIn = (placements: readonly Placement[], { from, to }: Days): Placement[] =>
  placements.filter(({ startDate }) => startDate >= from && startDate <= to);

/** The same with what the figures need of each. */
export async function begun(
  app: App,
  placements: readonly Placement[],
  days: Days,
): Promise<Begun[]> {
  const asked = `begun ${days.from} ${days.to}`;
  const origins = await counted(app, "deployments", asked, () => originsOf(app, days));
  return begunIn(placements, days).map((it) => {
    const { source = null, begunAt = null } = origins.get(it.id) ?? {};
    return { ...it, source, daysToFill: daysToFill(begunAt, it.startDate) };
  });
}

type Origins = Map<string, { source: Origin | null; begunAt: string | null }>;

/** Since when each was on the way: the application, or the project's board. */
async function originsOf(app: App, { from, to }: Days): Promise<Origins> {
  const rows = await app.db.all<[string, Origin | null, string | null]>(sql`
    select d.id, c.origin, coalesce(a.created_at, p.created_at) from deployments d
    left join candidates c on c.id = d.candidate_id
    left join applications a on a.id = d.application_id
    left join project_candidates p
      on p.project_id = d.project_id and p.candidate_id = d.candidate_id
    where (d.archived_at is not null) = 0 and d.start_date >= ${from} and d.start_date <= ${to}`);
  return new Map(rows.map(([id, source, begunAt]) => [id, { source, begunAt }]));
}

/** From the day on which somebody applied or was put on the project's board, to their first day at work. */
function daysToFill(begunAt: string | null, startDate: string): number | null {
  if (begunAt === null) return null;
  const days = daysBetween(dayIn(begunAt, periodZone), startDate);
  return days < 0 ? null : days;
}

/** The middle one of the days to fill; those of whom nobody knows since when are not among them. */
export function timeToFill(begun: readonly Begun[]): Measured {
  const days = begun.flatMap(({ daysToFill }) => daysToFill ?? []);
  const median = medianOf(days);
  return { value: median === null ? null : tenth(median), n: days.length };
}
