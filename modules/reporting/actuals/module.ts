import { defineModule } from "@/src/module";
import * as model from "./model";
import { actualRoutes } from "./routes";

export const manifest = defineModule({
  name: "reporting/actuals",
  routes: [actualRoutes],
  tokenArea: "figures",
  access: {
    "GET /api/actuals": { for: "viewer", does: "Compare planned and approved hours by week" },
  },
  models: [model],
});
