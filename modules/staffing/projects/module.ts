import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { ProjectsChanged } from "./events";
import { handing } from "./team/handing";
import { holder } from "./holder";
import * as model from "./model";
import * as questions from "./questions";
import { projectFigureRoutes, projectRoutes, projectStatusRoutes } from "./routes";
import { placingTasks } from "./placing";
import { projects } from "./schema";
import { find } from "./service";
import { search } from "./search";

export const manifest = defineModule({
  name: "staffing/projects",
  routes: [projectRoutes, projectFigureRoutes, projectStatusRoutes],
  tokenArea: "projects",
  access: {
    "GET /api/projects": { for: "viewer", does: "List projects" },
    "GET /api/projects/facets": {
      for: "viewer",
      does: "Count the projects that have each value of a field",
    },
    "GET /api/projects/ids": { for: "viewer", does: "List the ids of projects" },
    "GET /api/projects/figures": {
      for: "viewer",
      area: "figures",
      does: "Show the figures of projects",
    },
    "GET /api/projects/loads": {
      for: "viewer",
      area: "figures",
      does: "Show how many seats of projects are filled",
    },
    "GET /api/projects/export": { for: "viewer", does: "Export projects as a table" },
    "GET /api/projects/:id": { for: "viewer", does: "Show a project" },
    "POST /api/projects": { for: "recruiter", does: "Add a project" },
    "PATCH /api/projects/:id": { for: "recruiter", does: "Change a project" },
    "POST /api/projects/:id/status": { for: "recruiter", does: "Change the status of a project" },
    "POST /api/projects/statuses": {
      for: "recruiter",
      does: "Change the status of several projects",
    },
    "DELETE /api/projects/statuses": {
      for: "recruiter",
      does: "Take a change of status of several projects back",
    },
    "POST /api/projects/archivals": { for: "recruiter", does: "Archive projects" },
    "DELETE /api/projects/archivals": { for: "recruiter", does: "Bring archived projects back" },
  },
  events: [ProjectsChanged],
  holder,
  handover: handing,
  webhooks: [webhookEvent("projects.changed", ProjectsChanged, ({ ids }) => ({ ids }))],
  daily: placingTasks,
  health: { counted: { projects } },
  merging: {
    client: [{ table: "projects", owner: "client_id", key: "id" }],
  },
  answers: { projectFacts: find },
  search: [search],
  models: [model, questions],
});
