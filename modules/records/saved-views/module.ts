import { defineModule } from "@/src/module";
import { ViewsChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import { viewRoutes } from "./routes";

export const manifest = defineModule({
  name: "records/saved-views",
  routes: [viewRoutes],
  access: {
    "GET /api/views": { for: "viewer", does: "List saved views" },
    "POST /api/views": { for: "viewer", does: "Save a view" },
    "PATCH /api/views/:id": { for: "viewer", does: "Change a saved view" },
    "DELETE /api/views/:id": { for: "viewer", does: "Remove a saved view" },
    "POST /api/views/:id/restoration": { for: "viewer", does: "Bring a saved view back" },
    "PUT /api/views/:id/default": { for: "viewer", does: "Make a saved view your default" },
    "DELETE /api/views/:id/default": {
      for: "viewer",
      does: "Stop using a saved view as your default",
    },
  },
  events: [ViewsChanged],
  holder,
  models: [model],
});
