import { publicAddress } from "@/src/http/access/address";
import { defineModule } from "@/src/module";
import * as model from "./model";
import { systemRoutes, metricPages } from "./routes";
import { watch } from "./contributing";

export const manifest = defineModule({
  name: "platform/health",
  routes: [systemRoutes],
  pages: [metricPages],
  tokenArea: "system",
  access: {
    "GET /api/system": { for: "admin", does: "Show the state of the installation" },
    "GET /api/system/log": { for: "admin", does: "Read the latest lines of the log" },
    "POST /api/system/checks": { for: "admin", does: "Check the installation thoroughly" },
    "GET /metrics": { for: "admin", does: "Read the figures of the server for Prometheus" },
  },
  timers: [{ everyMs: 60_000, run: watch }],
  health: {
    concerns: async ({ config }) =>
      publicAddress(config) === null ? [{ concern: "addressMissing" }] : [],
  },
  models: [model],
});
