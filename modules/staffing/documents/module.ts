import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { DocumentsChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import { documentRoutes, documentStepRoutes, documentTemplateRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/documents",
  routes: [documentRoutes, documentTemplateRoutes, documentStepRoutes],
  tokenArea: "desk",
  access: {
    "GET /api/documents": { for: "viewer", does: "List documents" },
    "GET /api/documents/templates": { for: "viewer", does: "List templates of documents" },
    "POST /api/documents/templates": { for: "admin", does: "Add a template of a document" },
    "PATCH /api/documents/templates/:id": { for: "admin", does: "Change a template of a document" },
    "POST /api/documents": { for: "recruiter", does: "Draft a document" },
    "PATCH /api/documents/:id": { for: "recruiter", does: "Change a draft of a document" },
    "POST /api/documents/:id/issue": { for: "recruiter", does: "Issue a document" },
    "POST /api/documents/:id/sending": { for: "recruiter", does: "Send a document" },
    "POST /api/documents/:id/revision": {
      for: "recruiter",
      does: "Draft a new version of a document",
    },
    "POST /api/documents/:id/withdrawal": { for: "recruiter", does: "Withdraw a document" },
    "POST /api/documents/:id/signature": {
      for: "recruiter",
      upload: true,
      does: "Add the signed copy of a document",
    },
  },
  events: [DocumentsChanged],
  holder,
  webhooks: [webhookEvent("documents.changed", DocumentsChanged, ({ recordId }) => ({ recordId }))],
  merging: {
    candidate: [{ table: "documents", owner: "candidate_id", key: "id" }],
    stays: {
      documents: "they stay with their deployment or project; the person they name changes above",
    },
  },
  models: [model],
});
