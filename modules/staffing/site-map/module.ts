import { defineModule } from "@/src/module";
import * as model from "./model";
import { placeRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/site-map",
  routes: [placeRoutes],
  tokenArea: "clients",
  access: {
    "GET /api/places/deployments": { for: "viewer", does: "List where people are deployed" },
    "GET /api/places/sites": { for: "viewer", does: "List the sites of clients" },
  },
  models: [model],
});
