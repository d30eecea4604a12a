import { defineModule } from "@/src/module";
import * as model from "./model";
import { reanalysisRoutes } from "./routes";
import { resume, stopAll } from "./service";

export const manifest = defineModule({
  name: "market/reanalysis",
  routes: [reanalysisRoutes],
  access: {
    "GET /api/analysis/runs/latest": { for: "admin", does: "Show the latest reanalysis" },
    "POST /api/analysis/runs": { for: "admin", does: "Analyse all jobs anew" },
    "POST /api/analysis/runs/:id/cancellation": { for: "admin", does: "Cancel a reanalysis" },
    "GET /api/analysis/runs/:id/report": {
      for: "admin",
      does: "Download what a reanalysis changed",
    },
  },
  timers: [{ everyMs: 3_000, run: resume }],
  stop: stopAll,
  models: [model],
});
