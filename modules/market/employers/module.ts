import { defineModule } from "@/src/module";
import * as inputModels from "./input-model";
import * as leadQuestions from "./leads/lists/questions";
import { leadListRoutes } from "./leads/lists/routes";
import { handing } from "./leads/lead-settling";
import * as model from "./model";
import { refresh } from "./refreshing";
import { employerRoutes } from "./routes";
import { search } from "./search";
import { mentions } from "./mentions";

export const manifest = defineModule({
  name: "market/employers",
  mentions,
  routes: [leadListRoutes, employerRoutes],
  tokenArea: "clients",
  access: {
    "GET /api/employers": { for: "viewer", does: "List employers" },
    "GET /api/employers/:id": { for: "viewer", does: "Show an employer" },
    "PATCH /api/employers/:id": { for: "recruiter", does: "Change an employer" },
    "GET /api/leads": { for: "viewer", does: "List leads" },
    "GET /api/leads/facets": {
      for: "viewer",
      does: "Count the leads that have each value of a field",
    },
    "GET /api/leads/ids": { for: "viewer", does: "List the ids of leads" },
    "GET /api/leads/export": { for: "viewer", does: "Export leads as a table" },
    "GET /api/leads/owners": { for: "viewer", does: "List the owners of leads" },
    "POST /api/leads/changes": { for: "recruiter", does: "Change several leads" },
    "DELETE /api/leads/changes": {
      for: "recruiter",
      does: "Take a change of several leads back",
    },
    "PATCH /api/leads/:id": { for: "recruiter", does: "Change a lead" },
    "GET /api/radar": { for: "viewer", area: "jobs", does: "Show the market at a glance" },
    "GET /api/radar/hard-to-fill": {
      for: "viewer",
      area: "jobs",
      does: "List jobs that are hard to fill",
    },
    "GET /api/radar/competitors": { for: "viewer", area: "jobs", does: "List competitors" },
    "GET /api/radar/pay": { for: "viewer", area: "jobs", does: "Show what the market pays" },
    "GET /api/jobs/:id/signals": { for: "viewer", area: "jobs", does: "List the signals of a job" },
  },
  timers: [{ everyMs: 3_000, run: refresh }],
  handover: handing,
  search: [search],
  models: [inputModels, leadQuestions, model],
});
