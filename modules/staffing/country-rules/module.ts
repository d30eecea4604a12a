import { defineModule } from "@/src/module";
import * as model from "./model";
import { packRoutes } from "./routes";
import { mentions } from "./mentions";

export const manifest = defineModule({
  name: "staffing/country-rules",
  mentions,
  routes: [packRoutes],
  access: {
    "GET /api/compliance/rules": { for: "viewer", does: "List the rules of the countries" },
    "PUT /api/compliance/rules/:id/override": {
      for: "admin",
      does: "Override a rule of a country",
    },
    "DELETE /api/compliance/rules/:id/override": {
      for: "admin",
      does: "Return to the rule as it was delivered",
    },
  },
  models: [model],
});
