import { and, asc, count, eq, inArray, type SQL, sql } from "drizzle-orm";
import {
  clientRows as clients,
  clientSiteRows as clientSites,
} from "@/modules/crm/clients/read-model";
import type { LookedUp } from "@/modules/records/conditions";
import { historyOf, idsMatching } from "@/modules/records/core";
import { recordHistoryRows } from "@/modules/records/core/read-model";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import { cachedCount } from "@/src/http/cached-count";
import type { Database } from "@/src/database";
import { type Order, orderIn, pageBy, paged, rankIn } from "@/src/database/paging";
import { prepared } from "@/src/database/prepared";
import { utcToday } from "@/src/calendar";
import { lookedUp } from "./lists/conditions";
import { matching } from "./lists/filter";
import type { Project, ProjectRecord } from "./model";
import type { ProjectFigures, ProjectFilter, ProjectIdsQuery, ProjectQuery } from "./questions";
import { type ProjectSort, statuses } from "./rules";
import { projects } from "./schema";
import { seatsOf } from "./team/seating";
import { columns, shownSeat, toProject } from "./shape";
import { teamOf } from "./team/team";

export type ProjectPage = { projects: Project[]; total: number; next: string | null };

const orders: Record<ProjectSort, Order> = {
  date: { by: sql`${projects.createdAt}`, direction: "descending" },
  name: { by: sql`${projects.nameKey}`, direction: "ascending" },
  end: { by: sql`coalesce(${projects.endDate}, '9999')`, direction: "ascending" },
  priority: {
    by: sql`case ${projects.priority}
      when 'urgent' then 0 when 'high' then 1 when 'medium' then 2 when 'low' then 3 else 4 end`,
    direction: "ascending",
  },
  budget: { by: sql`coalesce(${projects.budgetCents}, -1)`, direction: "descending" },
  status: { by: rankIn(projects.status, statuses), direction: "ascending" },
  place: { by: sql`coalesce(lower(${projects.location}), '~')`, direction: "ascending" },
  // The most free seats first.
  seats: {
    by: sql`${projects.positionsRequired} - ${projects.positionsFilled}`,
    direction: "descending",
  },
};

export const orderOf = (sort: ProjectQuery["sort"]): Order => orderIn(orders, sort);

/** One page; `next` is where the following page begins. */
export async function list(
  app: App,
  { sort, cursor, limit, ...filter }: ProjectQuery,
): Promise<ProjectPage> {
  const today = utcToday(app);
  const asked = await lookedUp(app, filter);
  const { rows, next } = await paged({ cursor, limit }, (blanks, isFurther) =>
    pageOf(app.db, blanks, { sort, filter: asked, today, isFurther }),
  );
  return {
    projects: rows.map(({ at: _, ...row }) => toProject(row)),
    total: (await figures(app, filter)).projects,
    next,
  };
}

type Shape = {
  sort: ProjectQuery["sort"];
  filter: LookedUp<ProjectFilter>;
  today: string;
  isFurther: boolean;
};

const pageOf = prepared((db, { sort, filter, today, isFurther }: Shape) => {
  const by = orderOf(sort);
  const { begin, order, limit } = pageBy(by, projects.seq, isFurther);
  return selected({ db }, { at: sql<string | number>`${by.by}` })
    .where(and(matching(filter, today), begin))
    .orderBy(...order)
    .limit(limit);
});

/** What lists and records begin with: the project beside the names of its client and its site. */
export const selected = <More extends Record<string, SQL<string | number>>>(
  { db }: { db: Database },
  more: More,
) =>
  db
    .select({ ...columns, ...more })
    .from(projects)
    .leftJoin(clients, eq(clients.id, projects.clientId))
    .leftJoin(clientSites, eq(clientSites.id, projects.siteId));

/** Counted once per change of any project, whatever is filtered. */
export const figures = (app: App, filter: ProjectFilter): Promise<ProjectFigures> =>
  cachedCount(
    app,
    { topic: "projects", asked: JSON.stringify([filter, utcToday(app)]) },
    async () => {
      const [row] = await app.db
        .select({
          projects: count(),
          required: sql<number>`coalesce(sum(${projects.positionsRequired}), 0)`,
          filled: sql<number>`coalesce(sum(${projects.positionsFilled}), 0)`,
        })
        .from(projects)
        .where(matching(await lookedUp(app, filter), utcToday(app)));
      return row ?? { projects: 0, required: 0, filled: 0 };
    },
  );

export async function find(app: App, id: string): Promise<ProjectRecord> {
  const [[row], [own], seats, team, history] = await Promise.all([
    recordWith(app.db, { id }),
    stagesOf(app.db, { id }),
    seatsOf(app, id),
    teamOf(app, id),
    historyOf(app, "project", id),
  ]);
  if (!row || !own) return notFound("project");
  return { ...toProject(row), ...own, seats: seats.map(shownSeat), team, history };
}

const isIt = eq(projects.id, sql.placeholder("id"));
const recordWith = prepared((db) => selected({ db }, {}).where(isIt));
const stagesOf = prepared((db) =>
  db.select({ stages: projects.stages }).from(projects).where(isIt),
);

export async function listByIds(app: App, ids: string[]): Promise<Project[]> {
  const rows = await selected(app, {}).where(inArray(projects.id, ids)).orderBy(asc(projects.seq));
  return rows.map(toProject);
}

/** The filtered projects as a subquery, for those who count what belongs to them. */
export const idsOf = async (app: App, filter: ProjectFilter) => {
  const wanted = matching(await lookedUp(app, filter), utcToday(app));
  return sql`select ${projects.id} from ${projects} where ${wanted}`;
};

/** The ids of all that a filter shows, for what is done with all of them. */
export async function matchingIds(app: App, { after, ...filter }: ProjectIdsQuery) {
  const wanted = matching(await lookedUp(app, filter), utcToday(app));
  return idsMatching(app, projects, { wanted, after });
}

type ClosedRow = [id: string, seats: number, at: string];
type TeamRow = [projectId: string, userId: string];

/**
 * Projects that are over, since when, and who was on their teams. Without a line in its history, a project was over when
 * it was written down, or on its last day before that.
 */
export async function closedRows(app: App): Promise<{ rows: ClosedRow[]; team: TeamRow[] }> {
  const [rows, team] = await Promise.all([
    app.db.all<ClosedRow>(sql`
      select p.id, p.positions_required, coalesce(
        (select max(h.at) from ${recordHistoryRows} h
          where h.record_id = p.id and h.kind = 'project' and h.event = 'status'
            and json_extract(h.changes, '$.status[1]') = p.status),
        min(p.end_date, p.created_at), p.created_at)
      from projects p
      where p.status in ('completed', 'cancelled') and p.archived_at is null
        and p.positions_required > 0`),
    app.db.all<TeamRow>(sql`
      select distinct t.project_id, t.user_id from project_team t
      join projects p on p.id = t.project_id where p.status in ('completed', 'cancelled')`),
  ]);
  return { rows, team };
}
