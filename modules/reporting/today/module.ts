import { defineModule } from "@/src/module";
import * as model from "./model";
import { todayRoutes } from "./routes";

export const manifest = defineModule({
  name: "reporting/today",
  routes: [todayRoutes],
  tokenArea: "desk",
  access: { "GET /api/today": { for: "viewer", does: "List what today asks for" } },
  models: [model],
});
