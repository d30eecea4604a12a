import { defineModule } from "@/src/module";
import * as model from "./model";
import { searchRoutes } from "./routes";

export const manifest = defineModule({
  name: "records/search",
  routes: [searchRoutes],
  access: {
    // It reaches into every area at once, so it is for people; a program searches the list of its own area.
    "GET /api/search": { for: "viewer", area: null, does: "Search all records" },
  },
  models: [model],
});
