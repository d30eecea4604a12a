import { eq } from "drizzle-orm";
import { recordPath } from "@/modules/records/core/rules";
import type { Holder } from "@/src/personal-data/holders";
import { mentionsIn } from "@/src/personal-data/mentions";
import { projectsChanged } from "./events";
import { projects, projectTeam } from "./schema";

/** A project is nobody's; who works on it is. */
export const holder: Holder = {
  name: "projects",
  tables: ["project_team"],

  async collect(app, { type, id }) {
    if (type !== "user") return {};
    return { projectTeams: await app.db.select().from(projectTeam).where(isTheirs(id)) };
  },

  async erase(app, { type, id }) {
    if (type !== "user") return { writes: [], news: [] };
    const rows = await app.db.select().from(projectTeam).where(isTheirs(id));
    if (rows.length === 0) return { writes: [], news: [] };
    return {
      writes: [app.db.delete(projectTeam).where(isTheirs(id))],
      news: [projectsChanged(rows.map(({ projectId }) => projectId))],
    };
  },

  mentions(app, _, search) {
    return mentionsIn(app, search, {
      table: projects,
      tell: ({ id, name, description }) => ({
        kind: "project",
        recordId: id,
        label: name,
        path: recordPath("project", id),
        texts: { name, description },
      }),
    });
  },
};

const isTheirs = (userId: string) => eq(projectTeam.userId, userId);
