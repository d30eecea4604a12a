import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { insightRoutes } from "./routes";

export const manifest = defineModule({
  name: "reporting/dashboard",
  routes: [insightRoutes],
  tokenArea: "figures",
  access: {
    "GET /api/dashboard/metrics": { for: "viewer", does: "Show the figures of the dashboard" },
    "GET /api/dashboard/recent": { for: "viewer", does: "List what happened lately" },
    "GET /api/dashboard/steps": { for: "viewer", does: "List the next steps" },
    "GET /api/dashboard/layout": { for: "viewer", does: "Show how your dashboard is arranged" },
    "PUT /api/dashboard/layout": { for: "viewer", does: "Arrange your dashboard" },
    "DELETE /api/dashboard/layout": { for: "viewer", does: "Return to the usual dashboard" },
    "GET /api/ai/insights": { for: "viewer", does: "List insights" },
  },
  holder,
  models: [model],
});
