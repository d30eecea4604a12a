import { defineModule } from "@/src/module";
import { applyingTasks } from "./reviewing";
import { holder } from "./holder";
import * as model from "./model";
import { applyingRoutes } from "./office/routes";
import { applyingPages } from "./routes";

export const manifest = defineModule({
  name: "engagement/application-form",
  routes: [applyingRoutes],
  pages: [applyingPages],
  tokenArea: "applications",
  access: {
    // The form of an open job, and the link in the letter that confirms it.
    "GET /careers/:slug/apply": "anyone",
    "POST /careers/:slug/apply": { for: "anyone", upload: "cut" },
    "GET /careers/:slug/apply/sent": "anyone",
    "GET /apply/:id": "anyone",
    "POST /apply/:id": { for: "anyone", byLink: true },
    // Who has not followed that link, as the office sees them.
    "GET /api/applicants": { for: "recruiter", does: "List applicants who wait to be taken up" },
    "POST /api/applicants/:id/candidate": {
      for: "recruiter",
      does: "Take an applicant up as a candidate",
    },
    "DELETE /api/applicants/:id": { for: "recruiter", does: "Dismiss an applicant" },
  },
  holder,
  daily: applyingTasks,
  models: [model],
});
