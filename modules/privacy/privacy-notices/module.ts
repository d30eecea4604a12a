import { defineModule } from "@/src/module";
import { rightsTasks } from "./daily";
import * as model from "./model";
import { rightRoutes } from "./routes";

export const manifest = defineModule({
  name: "privacy/privacy-notices",
  routes: [rightRoutes],
  tokenArea: "candidates",
  access: {
    "GET /api/candidates/:id/notice": {
      for: "viewer",
      does: "Preview the privacy notice to a candidate",
    },
    "POST /api/candidates/:id/notice": {
      for: "recruiter",
      does: "Send a candidate the privacy notice",
    },
    "GET /api/candidates/:id/recipients": {
      for: "viewer",
      does: "List who received a candidate's data",
    },
    "POST /api/candidates/:id/recipients": {
      for: "recruiter",
      does: "Note that recipients were told of a change",
    },
    "POST /api/gdpr/notices": {
      for: "recruiter",
      area: null,
      does: "Send the privacy notice to all who wait for it",
    },
  },
  daily: rightsTasks,
  models: [model],
});
