import type { NewProject, ProjectRecord } from "@/modules/staffing/projects/model";
import { api, ok } from "@/web/api";
import type { FormKind } from "@/web/shared/record/form/form-kind";
import { projectKind } from "../kind";
import { formOf, inputOf, type ProjectForm } from "./values";

export const projectFormKind: FormKind<ProjectForm, NewProject, ProjectRecord> = {
  ...projectKind,
  formOf,
  groups: ["priorities"],
  check: async (values) => (await import("./checks")).checked(inputOf(values)),
  fieldAt: (path) => (path === "clientId" ? "clientName" : path),
  add: (input) => ok(api.projects.post(input)),
  // Status and stages of a project that is there move by their own steps.
  edit: (id, version, { status: _, isSample: __, stages: ___, ...input }) =>
    ok(api.projects({ id }).patch({ ...input, version })),
};
