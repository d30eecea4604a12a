import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { independenceRoutes } from "./routes";

export const manifest = defineModule({
  name: "privacy/contractor-status",
  heading: { part: "Staffing" },
  routes: [independenceRoutes],
  tokenArea: "deployments",
  access: {
    "GET /api/compliance/independence": {
      for: "viewer",
      area: null,
      does: "List the checks of contractors' independence",
    },
    "GET /api/deployments/:id/independence": {
      for: "viewer",
      does: "Show how independent a contractor is",
    },
    "POST /api/deployments/:id/independence": {
      for: "recruiter",
      does: "Check how independent a contractor is",
    },
  },
  holder,
  merging: {
    stays: { independence_checks: "the log of checks is never rewritten" },
  },
  models: [model],
});
