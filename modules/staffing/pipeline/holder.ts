import { eq, ne } from "drizzle-orm";
import { projectsChanged } from "@/modules/staffing/projects";
import type { Holder } from "@/src/personal-data/holders";
import { projectCandidates } from "./schema";
import { listByCandidate } from "./service";
import { mentionsIn } from "@/src/personal-data/mentions";
import { onRecord } from "@/modules/records/core/rules";

/** The steps stay, without saying whose they were: the figures of a project do not change when somebody is forgotten. */
export const holder: Holder = {
  name: "pipelines",
  tables: ["project_candidates"],

  async collect(app, { type, id }) {
    if (type !== "candidate") return {};
    return { projects: await listByCandidate(app, id) };
  },

  async erase(app, { type, id }) {
    if (type !== "candidate") return { writes: [], news: [] };
    const isTheirs = eq(projectCandidates.candidateId, id);
    const rows = await app.db.select().from(projectCandidates).where(isTheirs);
    if (rows.length === 0) return { writes: [], news: [] };
    return {
      writes: [app.db.delete(projectCandidates).where(isTheirs)],
      news: [projectsChanged(rows.map(({ projectId }) => projectId))],
    };
  },

  mentions: (app, { id }, search) =>
    mentionsIn(app, search, {
      table: projectCandidates,
      where: ne(projectCandidates.candidateId, id),
      tell: ({ projectId, reason }) => ({ ...onRecord("project", projectId), texts: { reason } }),
    }),
};
