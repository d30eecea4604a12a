import { eq } from "drizzle-orm";
import type { Holder } from "@/src/holders";
import { projectsChanged } from "./events";
import { projectTeam } from "./schema";

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
};

const isTheirs = (userId: string) => eq(projectTeam.userId, userId);
