import { defineModule } from "@/src/module";
import { RequirementsChanged, StartsChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import { startOverrideRoutes, startRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/start-checks",
  routes: [startRoutes, startOverrideRoutes],
  tokenArea: "deployments",
  access: {
    "GET /api/candidates/:id/start-check": {
      for: "viewer",
      area: "candidates",
      does: "Check whether a candidate may start",
    },
    "GET /api/requirements/:kind/:id": {
      for: "viewer",
      area: "clients",
      does: "Show what is required to start",
    },
    "PUT /api/requirements/:kind/:id": {
      for: "recruiter",
      area: "clients",
      does: "Change what is required to start",
    },
    "POST /api/start-overrides/:id/approval": {
      for: "recruiter",
      does: "Approve a start in spite of what is missing",
    },
    "POST /api/start-overrides/:id/refusal": {
      for: "recruiter",
      does: "Refuse a start in spite of what is missing",
    },
    "DELETE /api/start-overrides/:id": {
      for: "recruiter",
      does: "Withdraw the request for such a start",
    },
  },
  events: [StartsChanged, RequirementsChanged],
  holder,
  merging: {
    stays: { start_overrides: "the log of exceptions is never rewritten" },
  },
  models: [model],
});
