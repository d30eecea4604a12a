import { webhookEvent } from "@/modules/platform/webhooks";
import { withHeading } from "@/src/http/policy";
import { defineModule } from "@/src/module";
import { deploymentTasks } from "./status/advancing";
import { DeploymentsChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import * as questions from "./questions";
import {
  deploymentBulkRoutes,
  deploymentRoutes,
  deploymentStepRoutes,
  deploymentTermRoutes,
  placeRoutes,
} from "./routes";
import { deployments } from "./schema";
import { deployed } from "./timeline";
import { find } from "./service";
import { search } from "./search";

export const manifest = defineModule({
  name: "staffing/deployments",
  routes: [
    deploymentRoutes,
    deploymentStepRoutes,
    deploymentBulkRoutes,
    deploymentTermRoutes,
    placeRoutes,
  ],
  tokenArea: "deployments",
  access: {
    "GET /api/deployments": { for: "viewer", does: "List deployments" },
    "GET /api/deployments/facets": {
      for: "viewer",
      does: "Count the deployments that have each value of a field",
    },
    "GET /api/deployments/ids": { for: "viewer", does: "List the ids of deployments" },
    "GET /api/deployments/accepted": {
      for: "viewer",
      does: "List candidates who accepted and are not deployed yet",
    },
    "GET /api/deployments/overlaps": { for: "viewer", does: "List deployments that would overlap" },
    "GET /api/deployments/export": { for: "viewer", does: "Export deployments as a table" },
    "GET /api/deployments/:id": { for: "viewer", does: "Show a deployment" },
    "GET /api/deployments/:id/start": {
      for: "viewer",
      does: "Check whether a deployment may start",
    },
    "POST /api/deployments/:id/overrides": {
      for: "recruiter",
      does: "Ask for a start in spite of what is missing",
    },
    "POST /api/deployments": { for: "recruiter", does: "Add a deployment" },
    "PATCH /api/deployments/:id": { for: "recruiter", does: "Change a deployment" },
    "POST /api/deployments/:id/status": {
      for: "recruiter",
      does: "Change the status of a deployment",
    },
    "POST /api/deployments/:id/cancellation": { for: "recruiter", does: "Cancel a deployment" },
    "POST /api/deployments/:id/terms": {
      for: "recruiter",
      does: "Propose new terms for a deployment",
    },
    "POST /api/deployments/:id/terms/:termsId/decision": {
      for: "recruiter",
      does: "Decide about proposed terms",
    },
    "POST /api/deployments/statuses": {
      for: "recruiter",
      does: "Change the status of several deployments",
    },
    "DELETE /api/deployments/statuses": {
      for: "recruiter",
      does: "Bring several deployments back to the status that each had",
    },
    "POST /api/deployments/archivals": { for: "recruiter", does: "Archive deployments" },
    "DELETE /api/deployments/archivals": {
      for: "recruiter",
      does: "Bring archived deployments back",
    },
    ...withHeading("Site map", {
      "GET /api/places/deployments": {
        for: "viewer",
        area: "clients",
        does: "List where people are deployed",
      },
      "GET /api/places/sites": {
        for: "viewer",
        area: "clients",
        does: "List the sites of clients",
      },
    }),
  },
  events: [DeploymentsChanged],
  holder,
  daily: deploymentTasks,
  timeline: [deployed],
  webhooks: [webhookEvent("deployments.changed", DeploymentsChanged, ({ ids }) => ({ ids }))],
  health: { counted: { deployments } },
  merging: {
    candidate: [{ table: "deployments", owner: "candidate_id", key: "id" }],
    client: [{ table: "deployments", owner: "client_id", key: "id" }],
  },
  answers: { deploymentFacts: find },
  search: [search],
  models: [model, questions],
});
