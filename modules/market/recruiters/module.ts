import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { RecruiterAssigned } from "./events";
import { handing } from "./handing";
import { holder } from "./holder";
import * as model from "./model";
import { recruiterRoutes } from "./routes";

export const manifest = defineModule({
  name: "market/recruiters",
  routes: [recruiterRoutes],
  access: {
    "GET /api/recruiters": { for: "viewer", does: "List recruiters" },
    "PUT /api/recruiters/:id/expertise": {
      for: "recruiter",
      does: "Change the expertise of a recruiter",
    },
    "GET /api/jobs/:id/assign": { for: "viewer", area: "desk", does: "Show who a job belongs to" },
    "POST /api/jobs/:id/assign": {
      for: "recruiter",
      area: "desk",
      does: "Assign a job to a recruiter",
    },
    "DELETE /api/jobs/:id/assign": {
      for: "recruiter",
      area: "desk",
      does: "Take a job off its recruiter",
    },
    "POST /api/jobs/owners": {
      for: "recruiter",
      area: "desk",
      does: "Assign several jobs to a recruiter",
    },
    "DELETE /api/jobs/owners": {
      for: "recruiter",
      area: "desk",
      does: "Take the assignment of several jobs back",
    },
    "GET /api/profile/expertise": { for: "viewer", does: "Show your own expertise" },
    "PUT /api/profile/expertise": { for: "recruiter", does: "Change your own expertise" },
  },
  events: [RecruiterAssigned],
  holder,
  handover: handing,
  webhooks: [
    webhookEvent("recruiter.assigned", RecruiterAssigned, ({ jobId, recruiterId }) => ({
      jobId,
      recruiterId,
    })),
  ],
  models: [model],
});
