import { defineModule } from "@/src/module";
import * as model from "./model";
import { benchTasks } from "./service";
import { benchRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/bench",
  routes: [benchRoutes],
  tokenArea: "candidates",
  access: {
    "GET /api/bench": { for: "viewer", does: "List who is free or will be soon" },
    "GET /api/bench/openings": { for: "viewer", does: "List openings for those who are free" },
    "GET /api/deployments/:id/clocks": {
      for: "viewer",
      area: "deployments",
      does: "Show the legal time limits of a deployment",
    },
  },
  daily: benchTasks,
  models: [model],
});
