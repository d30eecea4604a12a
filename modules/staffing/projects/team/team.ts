import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { invalid } from "@/src/errors";
import { prepared } from "@/src/database/prepared";
import type { Member, NewProject } from "../model";
import type { Load } from "../questions";
import { projects, projectTeam } from "../schema";

export type GivenTeam = NonNullable<NewProject["team"]>;

export async function teamOf(app: App, projectId: string): Promise<Member[]> {
  const [nameOf, rows] = await Promise.all([users.authors(app), working(app.db, { projectId })]);
  return rows.map(({ userId, part }) => ({ userId, part, name: nameOf(userId) }));
}

const working = prepared((db) =>
  db
    .select()
    .from(projectTeam)
    .where(eq(projectTeam.projectId, sql.placeholder("projectId")))
    .orderBy(projectTeam.part, projectTeam.userId),
);

/** Only people with an account can be on a team. */
export async function refuseStrangers(app: App, team: GivenTeam): Promise<void> {
  if (team.length === 0) return;
  const known = new Set((await users.list(app)).map(({ id }) => id));
  const stranger = team.findIndex(({ userId }) => !known.has(userId));
  if (stranger < 0) return;
  throw invalid([{ path: ["team", stranger, "userId"], message: "This user doesn't exist." }]);
}

export const replaceTeam = (app: App, projectId: string, team: GivenTeam): Write[] => [
  app.db.delete(projectTeam).where(eq(projectTeam.projectId, projectId)),
  ...(team.length > 0
    ? [app.db.insert(projectTeam).values(team.map((member) => ({ ...member, projectId })))]
    : []),
];

/** Everybody who may recruit, with the projects they are on that still ask for people. */
export async function loads(app: App): Promise<Load[]> {
  const rows = await app.db
    .select({
      userId: projectTeam.userId,
      projects: sql<number>`count(*)`,
      openSeats: sql<number>`sum(max(0, ${projects.positionsRequired} - ${projects.positionsFilled}))`,
    })
    .from(projectTeam)
    .innerJoin(projects, eq(projects.id, projectTeam.projectId))
    .where(and(inArray(projects.status, ["planning", "active"]), isNull(projects.archivedAt)))
    .groupBy(projectTeam.userId);
  const found = new Map(rows.map((row) => [row.userId, row]));
  return (await users.active(app))
    .filter(({ role }) => role !== "viewer")
    .map(({ id, firstName, lastName }) => ({
      userId: id,
      name: `${firstName} ${lastName}`,
      projects: found.get(id)?.projects ?? 0,
      openSeats: found.get(id)?.openSeats ?? 0,
    }));
}
