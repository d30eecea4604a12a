import type { Project, ProjectRecord } from "@/modules/projects/model";
import { api, ok } from "@/web/api";
import { projectRecord } from "@/web/components/queries/projects";
import type { Kind } from "@/web/components/record/kind";
import { projectsKey } from "@/web/state/query-keys";

export const projectKind: Kind<Project, ProjectRecord> = {
  texts: "projects",
  attaches: "project",
  path: "/projects",
  queryKey: projectsKey,
  nameOf: ({ name }) => name,
  record: projectRecord,
  archive: async (ids) => (await ok(api.projects.archivals.post({ ids }))).ids,
  restore: async (ids) => (await ok(api.projects.archivals.delete({ ids }))).ids,
};
