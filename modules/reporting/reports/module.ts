import { defineModule } from "@/src/module";
import * as model from "./model";
import { reportRoutes } from "./routes";

export const manifest = defineModule({
  name: "reporting/reports",
  routes: [reportRoutes],
  tokenArea: "figures",
  access: {
    "GET /api/reports/revenue": { for: "viewer", does: "Show the report of revenue" },
    "GET /api/reports/performance": { for: "viewer", does: "Show the report of performance" },
    "GET /api/reports/gdpr": { for: "viewer", does: "Show the report of privacy" },
    "GET /api/reports/placements": { for: "viewer", does: "Show the report of placements" },
  },
  models: [model],
});
