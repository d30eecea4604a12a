import { defineModule } from "@/src/module";
import * as model from "./model";
import { jobLookupRoutes, jobRoutes, jobVerdictRoutes } from "./routes";
import { repack } from "./repacking";
import { jobs } from "./schema";
import { jobChanges } from "./service";
import { search } from "./search";
import { mentions } from "./mentions";

export const manifest = defineModule({
  name: "market/jobs",
  mentions,
  routes: [jobRoutes, jobLookupRoutes, jobVerdictRoutes],
  tokenArea: "jobs",
  access: {
    "GET /api/jobs": { for: "viewer", does: "List jobs" },
    "GET /api/jobs/facets": {
      for: "viewer",
      does: "Count the jobs that have each value of a field",
    },
    "GET /api/jobs/ids": { for: "viewer", does: "List the ids of jobs" },
    "GET /api/jobs/counts": { for: "viewer", does: "Count jobs" },
    "GET /api/jobs/export": { for: "viewer", does: "Export jobs as a table" },
    "GET /api/jobs/:id": { for: "viewer", does: "Show a job" },
    "GET /api/jobs/:id/copies": {
      for: "viewer",
      does: "List jobs of other companies that are probably the same vacancy",
    },
    "GET /api/jobs/:id/doubted": {
      for: "viewer",
      does: "List the skills that a job's ad names and that are not counted, each with why",
    },
    "POST /api/jobs/create-samples": { for: "recruiter", does: "Create sample jobs" },
    "DELETE /api/jobs/samples": { for: "recruiter", does: "Remove the sample jobs" },
    "POST /api/jobs/:id/separations": {
      for: "recruiter",
      does: "Make a posting of a job a job of its own",
    },
    "POST /api/jobs/:id/verdict": { for: "recruiter", does: "Judge whether a job is of the field" },
    "DELETE /api/jobs/:id/verdict": { for: "recruiter", does: "Withdraw the verdict on a job" },
    "PUT /api/jobs/:id/corrections": { for: "recruiter", does: "Correct what a job asks for" },
    "DELETE /api/jobs/:id/corrections": {
      for: "recruiter",
      does: "Withdraw a correction of what a job asks for",
    },
    "POST /api/jobs/archivals": { for: "recruiter", does: "Archive jobs" },
    "DELETE /api/jobs/archivals": { for: "recruiter", does: "Bring archived jobs back" },
  },
  timers: [{ everyMs: 10_000, run: repack }],
  timeline: [jobChanges],
  health: { counted: { jobs } },
  search: [search],
  models: [model],
});
