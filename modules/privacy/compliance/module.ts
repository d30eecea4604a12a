import { defineModule } from "@/src/module";
import * as model from "./model";
import { complianceRoutes } from "./routes";

export const manifest = defineModule({
  name: "privacy/compliance",
  routes: [complianceRoutes],
  access: {
    "GET /api/compliance/decisions": { for: "viewer", does: "List decisions for an inspection" },
    "GET /api/compliance/oversight": {
      for: "viewer",
      does: "Show how people oversee the suggestions",
    },
    "GET /api/compliance/pay": { for: "viewer", does: "Show the transparency of pay" },
  },
  models: [model],
});
