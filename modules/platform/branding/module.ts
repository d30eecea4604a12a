import { defineModule } from "@/src/module";
import * as agencyModels from "./agency/model";
import { brandingTasks } from "./daily";
import * as model from "./model";
import { brandingRoutes, uploads } from "./routes";

export const manifest = defineModule({
  name: "platform/branding",
  routes: [brandingRoutes],
  pages: [uploads],
  access: {
    "GET /api/branding": { for: "anyone", does: "Show the name, sign and colours of the agency" },
    "GET /uploads/:name": { for: "anyone", does: "Read the logo of the agency" },
    "POST /api/admin/upload-logo": {
      for: "admin",
      upload: true,
      does: "Put up the logo of the agency",
    },
  },
  daily: brandingTasks,
  models: [agencyModels, model],
});
