import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { jobOrderBulkRoutes, jobOrderRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/job-orders",
  routes: [jobOrderRoutes, jobOrderBulkRoutes],
  tokenArea: "jobs",
  access: {
    "GET /api/jobs/:id/order": { for: "viewer", does: "Show what a client ordered with a job" },
    "POST /api/jobs": { for: "recruiter", does: "Add a job that a client asks for" },
    "POST /api/jobs/requirements": {
      for: "recruiter",
      does: "Tell what a text is read to ask for",
    },
    "PATCH /api/jobs/:id": { for: "recruiter", does: "Change a job that a client asks for" },
    "POST /api/jobs/:id/duplicate": { for: "recruiter", does: "Duplicate such a job" },
    "POST /api/jobs/statuses": { for: "recruiter", does: "Close or reopen several such jobs" },
    "DELETE /api/jobs/statuses": {
      for: "recruiter",
      does: "Take the closing or reopening of several jobs back",
    },
    "POST /api/jobs/:id/close": { for: "recruiter", does: "Close such a job" },
    "POST /api/jobs/:id/reopen": { for: "recruiter", does: "Reopen such a job" },
  },
  merging: {
    client: [{ table: "job_orders", owner: "client_id", key: "job_id" }],
  },
  holder,
  models: [model],
});
