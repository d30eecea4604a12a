import { defineModule } from "@/src/module";
import * as model from "./model";
import { claimRoutes } from "./routes";

export const manifest = defineModule({
  name: "engagement/claims",
  heading: { tag: "Job portal" },
  routes: [claimRoutes],
  access: {
    // What its figures would be if they were measured.
    "GET /api/claims/measured": {
      for: "admin",
      does: "List the measured figures that the product claims",
    },
  },
  models: [model],
});
