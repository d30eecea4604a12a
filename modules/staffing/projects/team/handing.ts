import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Handover } from "@/src/personal-data/ownership-transfer";
import { projectsChanged } from "../events";
import { projects, projectTeam } from "../schema";

/** The places on teams of projects that go on. */
export const handing: Handover = {
  kind: "projects",

  async of(app, userId) {
    const rows = await app.db
      .select({ id: projectTeam.projectId })
      .from(projectTeam)
      .innerJoin(projects, eq(projects.id, projectTeam.projectId))
      .where(
        and(
          eq(projectTeam.userId, userId),
          inArray(projects.status, ["planning", "active", "on_hold"]),
          isNull(projects.archivedAt),
        ),
      );
    return rows.map(({ id }) => id);
  },

  /** Whoever is on the team already keeps the part they have. */
  async give(app, ids, { from, to }) {
    const areStill = and(inArray(projectTeam.projectId, ids), eq(projectTeam.userId, from));
    const rows = await app.db.select().from(projectTeam).where(areStill);
    return {
      writes: [
        app.db.delete(projectTeam).where(areStill),
        ...rows.map((row) =>
          app.db
            .insert(projectTeam)
            .values({ ...row, userId: to })
            .onConflictDoNothing(),
        ),
      ],
      news: rows.length > 0 ? [projectsChanged(rows.map(({ projectId }) => projectId))] : [],
    };
  },
};
