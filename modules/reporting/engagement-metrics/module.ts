import { defineModule } from "@/src/module";
import * as model from "./model";
import { engagementRoutes } from "./routes";

export const manifest = defineModule({
  name: "reporting/engagement-metrics",
  routes: [engagementRoutes],
  tokenArea: "figures",
  access: {
    "GET /api/crm/metrics": { for: "viewer", does: "Show the figures of communication" },
    "GET /api/crm/analytics": { for: "viewer", does: "Show the analytics of communication" },
  },
  models: [model],
});
