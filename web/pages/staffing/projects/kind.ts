import type { Project, ProjectRecord } from "@/modules/staffing/projects/model";
import { api, ok } from "@/web/api";
import { projectRecord } from "@/web/features/staffing/projects/queries";
import type { Kind } from "@/web/shared/record/kind";
import { projectsKey } from "@/web/state/query-keys";

export const projectKind: Kind<Project, ProjectRecord> = {
  texts: "projects",
  attaches: "project",
  path: "/projects",
  queryKey: projectsKey,
  acts: ["e", "m", "i", "s", "n"],
  nameOf: ({ name }) => name,
  record: projectRecord,
  archive: async (ids) => (await ok(api.projects.archivals.post({ ids }))).ids,
  restore: async (ids) => (await ok(api.projects.archivals.delete({ ids }))).ids,
};
