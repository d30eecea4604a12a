import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { ApplicationsChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import * as questions from "./questions";
import { applicationListRoutes, applicationRoutes, recordApplicationRoutes } from "./routes";
import { applications } from "./schema";
import { applied } from "./timeline";
import { appliedAmong } from "./service";
import { search } from "./search";

export const manifest = defineModule({
  name: "staffing/applications",
  routes: [applicationListRoutes, applicationRoutes, recordApplicationRoutes],
  tokenArea: "applications",
  access: {
    "GET /api/jobs/:id/applications": {
      for: "viewer",
      area: "candidates",
      does: "List the applications for a job",
    },
    "POST /api/jobs/:id/applications": {
      for: "recruiter",
      area: "candidates",
      does: "Add candidates to a job",
    },
    "DELETE /api/jobs/:id/applications": {
      for: "recruiter",
      area: "candidates",
      does: "Take applications for a job back",
    },
    "GET /api/candidates/:id/applications": {
      for: "viewer",
      area: "candidates",
      does: "List the applications of a candidate",
    },
    "GET /api/applications": { for: "viewer", does: "List applications" },
    "GET /api/applications/facets": {
      for: "viewer",
      does: "Count the applications that have each value of a field",
    },
    "GET /api/applications/ids": { for: "viewer", does: "List the ids of applications" },
    "GET /api/applications/export": { for: "viewer", does: "Export applications as a table" },
    "GET /api/applications/counts": { for: "viewer", does: "Count applications" },
    "GET /api/applications/:id": { for: "viewer", does: "Show an application" },
    "GET /api/applications/:id/proposals": {
      for: "recruiter",
      does: "List what an application proposes for its candidate's record",
    },
    "GET /api/applications/:id/history": {
      for: "viewer",
      does: "List the history of an application",
    },
    "POST /api/applications/statuses": {
      for: "recruiter",
      does: "Change the status of several applications",
    },
    "DELETE /api/applications/statuses": {
      for: "recruiter",
      does: "Take a change of status of several applications back",
    },
    "PATCH /api/applications/:id": { for: "recruiter", does: "Change an application" },
  },
  events: [ApplicationsChanged],
  holder,
  timeline: [applied],
  webhooks: [
    webhookEvent("applications.changed", ApplicationsChanged, ({ jobId, candidateIds }) => ({
      jobId,
      candidateIds,
    })),
  ],
  health: { counted: { applications } },
  merging: {
    candidate: [{ table: "applications", owner: "candidate_id", key: "id", once: ["job_id"] }],
  },
  answers: { appliedAmong },
  search: [search],
  models: [model, questions],
});
