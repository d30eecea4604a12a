import { sql } from "drizzle-orm";
import { type ProjectFilter, projects } from "@/modules/staffing/projects";
import { type StageType, stageTypes } from "@/modules/staffing/projects/rules";
import type { App } from "@/src/app";
import { cachedCount } from "@/src/http/cached-count";
import { addDays, dayMs, utcToday } from "@/src/calendar";
import type { Analytics } from "./model";
import { funnelTypes, medianOf, paceWeeks, staysForMedian, weeksToFill } from "./rules";

/** How candidates come through the filtered projects, and when their seats may be taken; counted once per step. */
export const analytics = (app: App, filter: ProjectFilter): Promise<Analytics> =>
  cachedCount(app, { topic: "pipelines", asked: JSON.stringify([filter, utcToday(app)]) }, () =>
    measured(app, filter),
  );

async function measured(app: App, filter: ProjectFilter): Promise<Analytics> {
  const [figures, steps, budget] = await Promise.all([
    projects.figures(app, filter),
    stepsOf(app, filter),
    budgetOf(app, filter),
  ]);
  const since = addDays(utcToday(app), -paceWeeks * 7);
  const hirings = steps.filter(({ type, at }) => type === "hired" && at >= since).length;
  const openSeats = Math.max(0, figures.required - figures.filled);
  const weeks = weeksToFill(openSeats, hirings);
  return {
    ...figures,
    funnel: funnelOf(steps),
    closed: new Set(steps.filter(({ type }) => type === "closed").map(({ entry }) => entry)).size,
    stays: stageTypes
      .filter((type) => type !== "hired" && type !== "closed")
      .map((type) => stayOf(steps, type)),
    forecast: {
      openSeats,
      hirings,
      weeks,
      by: weeks === null ? null : addDays(utcToday(app), weeks * 7),
    },
    budget,
  };
}

type Stepped = { entry: string; type: StageType; at: string; left: string | null };

/** Every step within the projects, with when it was left again. */
async function stepsOf(app: App, filter: ProjectFilter): Promise<Stepped[]> {
  const rows = await app.db.all<[string, StageType, string, string | null]>(sql`
    select entry_id, to_type, at, lead(at) over (partition by entry_id order by seq)
    from project_steps
    where project_id in (${await projects.idsOf(app, filter)})`);
  return rows.map(([entry, type, at, left]) => ({ entry, type, at, left }));
}

/** Who reached an offer has been through what lies before it, whichever stages a board has. */
function funnelOf(steps: Stepped[]): Analytics["funnel"] {
  const furthest = new Map<string, number>();
  for (const { entry, type } of steps) {
    const at = funnelTypes.findIndex((it) => it === type);
    furthest.set(entry, Math.max(furthest.get(entry) ?? 0, at));
  }
  const reached = [...furthest.values()];
  return funnelTypes.map((type, n) => ({
    type,
    candidates: reached.filter((at) => at >= n).length,
  }));
}

function stayOf(steps: Stepped[], type: StageType): Analytics["stays"][number] {
  const days = steps
    .filter((step) => step.type === type && step.left !== null)
    .map(({ at, left }) => (Date.parse(left ?? at) - Date.parse(at)) / dayMs);
  const median = days.length < staysForMedian ? null : medianOf(days);
  return { type, stays: days.length, medianDays: median && Math.round(median * 10) / 10 };
}

/** What is committed stands in `project_commitments`, which is empty as long as nobody places people at a rate. */
async function budgetOf(app: App, filter: ProjectFilter): Promise<Analytics["budget"]> {
  const [row] = await app.db.all<[number | null, number, number | null]>(sql`
    select sum(budget_cents), count(budget_cents),
      (select sum(committed_cents) from project_commitments
        where project_id in (${await projects.idsOf(app, filter)}))
    from projects where id in (${await projects.idsOf(app, filter)})`);
  const [planned = null, withBudget = 0, committed = null] = row ?? [];
  return { planned: eurosOf(planned), projects: withBudget, committed: eurosOf(committed) };
}

const eurosOf = (cents: number | null) => (cents === null ? null : String(cents / 100));
