import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { pipelineRoutes, stageRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/pipeline",
  routes: [pipelineRoutes, stageRoutes],
  tokenArea: "projects",
  access: {
    "GET /api/stage-templates": { for: "viewer", does: "List stage templates" },
    "POST /api/stage-templates": { for: "admin", does: "Add a stage template" },
    "PATCH /api/stage-templates/:id": { for: "admin", does: "Change a stage template" },
    "DELETE /api/stage-templates/:id": { for: "admin", does: "Remove a stage template" },
    "GET /api/projects/analytics": {
      for: "viewer",
      area: "figures",
      does: "Show how candidates move through the pipelines",
    },
    "GET /api/projects/:id/candidates": { for: "viewer", does: "List the candidates of a project" },
    "POST /api/projects/:id/candidates": { for: "recruiter", does: "Add candidates to a project" },
    "DELETE /api/projects/:id/candidates": {
      for: "recruiter",
      does: "Take candidates off a project",
    },
    "PUT /api/projects/:id/stages": { for: "recruiter", does: "Set the stages of a project" },
    "PATCH /api/project-candidates/:id": {
      for: "recruiter",
      does: "Move a candidate to another stage of a project",
    },
    "GET /api/candidates/:id/projects": {
      for: "viewer",
      area: "candidates",
      does: "List the projects of a candidate",
    },
  },
  holder,
  merging: {
    candidate: [
      { table: "project_candidates", owner: "candidate_id", key: "id", once: ["project_id"] },
    ],
  },
  models: [model],
});
