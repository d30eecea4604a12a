import type { Project, ProjectRecord } from "@/modules/staffing/projects/model";
import { statuses, type ProjectStatus } from "@/modules/staffing/projects/rules";
import { api, ok } from "@/web/api";
import { projectRecord } from "@/web/features/staffing/projects/queries";
import type { Kind, StatusSteps } from "@/web/shared/record/kind";
import { projectsKey } from "@/web/state/query-keys";

const steps: StatusSteps<ProjectStatus> = {
  values: statuses,
  names: "projects.statuses",
  set: (ids, status) => ok(api.projects.statuses.post({ ids, status })),
  unset: (step) => ok(api.projects.statuses.delete(step)),
};

export const projectKind: Kind<Project, ProjectRecord> = {
  texts: "projects",
  recordKind: "project",
  path: "/projects",
  queryKey: projectsKey,
  shortcuts: ["e", "m", "i", "s", "n"],
  nameOf: ({ name }) => name,
  record: projectRecord,
  archive: async (ids) => (await ok(api.projects.archivals.post({ ids }))).ids,
  steps,
  restore: async (ids) => (await ok(api.projects.archivals.delete({ ids }))).ids,
};
