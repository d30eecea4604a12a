import { defineModule } from "@/src/module";
import * as model from "./model";
import { analyticsRoutes } from "./routes";

export const manifest = defineModule({
  name: "reporting/analytics",
  routes: [analyticsRoutes],
  tokenArea: "figures",
  access: {
    "GET /api/analytics/metrics": { for: "viewer", does: "Show the figures of analytics" },
    "GET /api/analytics/ads": { for: "viewer", does: "Show the figures of job ads" },
  },
  models: [model],
});
