import { defineModule } from "@/src/module";
import * as model from "./model";
import { rateRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/rates",
  routes: [rateRoutes],
  tokenArea: "deployments",
  access: {
    "GET /api/rates": { for: "viewer", does: "Show the rates of exchange" },
  },
  models: [model],
});
