import { defineModule } from "@/src/module";
import { SettingsChanged } from "./events";
import * as model from "./model";
import { settingRoutes } from "./routes";

const keyed = /^(?!\/api\/settings\/(branding|benchmarks|ai|rates|agency|landing|legal|stages)$)/;

export const manifest = defineModule({
  name: "platform/settings",
  routes: [settingRoutes],
  access: {
    "GET /api/settings/:name": { for: "admin", does: "Read a setting" },
    // Whatever is not known to be harmless holds a key, a password or how long data stays.
    "PUT /api/settings/:name": { for: "admin", fresh: keyed, does: "Save a setting" },
  },
  events: [SettingsChanged],
  models: [model],
});
