import { defineModule } from "@/src/module";
import * as model from "./model";
import { portalRoutes } from "./routes";

export const manifest = defineModule({
  name: "engagement/job-portal",
  routes: [portalRoutes],
  access: {
    // The portal of those who are signed in.
    "GET /api/jobs/portal": { for: "viewer", does: "List the jobs of the portal" },
    "GET /api/jobs/portal/head": {
      for: "viewer",
      does: "Show the figures at the head of the portal",
    },
    "GET /api/jobs/portal/pace": { for: "viewer", does: "Show how fast jobs are filled" },
    "GET /api/applications/my": { for: "viewer", does: "List your own applications" },
    "GET /api/applications/my/:id/documents.zip": {
      for: "viewer",
      does: "Download the documents of your own application",
    },
    "POST /api/applications": { for: "viewer", does: "Apply for a job of the portal" },
  },
  models: [model],
});
