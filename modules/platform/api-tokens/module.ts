import { defineModule } from "@/src/module";
import { tokenTasks } from "./daily";
import * as model from "./model";
import { tokenRoutes } from "./routes";

export const manifest = defineModule({
  name: "platform/api-tokens",
  heading: { tag: "API tokens" },
  routes: [tokenRoutes],
  access: {
    "GET /api/tokens": { for: "admin", does: "List API tokens" },
    "POST /api/tokens": { for: "admin", fresh: true, does: "Create an API token" },
    "POST /api/tokens/:id/revocation": { for: "admin", does: "Revoke an API token" },
    "GET /api/openapi.json": { for: "viewer", does: "Read this document" },
  },
  daily: tokenTasks,
  models: [model],
});
