import { defineModule } from "@/src/module";
import { LegalChanged } from "./events";
import * as model from "./model";
import { legalRoutes, legalPages } from "./routes";
import { shownCertificates } from "./certificates";
import { publishedPapers } from "./reading";
import { mentions } from "./mentions";

export const manifest = defineModule({
  name: "privacy/legal-documents",
  mentions,
  routes: [legalRoutes],
  pages: [legalPages],
  access: {
    // What everybody reads of it.
    "GET /legal/:slug": "anyone",
    "GET /legal/certificates": "anyone",
    "GET /api/legal/documents": { for: "viewer", does: "List legal documents" },
    "GET /api/legal/documents/:type/:language": { for: "viewer", does: "Show a legal document" },
    "PUT /api/legal/documents/:type/:language": {
      for: "admin",
      does: "Change the draft of a legal document",
    },
    "DELETE /api/legal/documents/:type/:language": {
      for: "admin",
      does: "Return to the standard text of a legal document",
    },
    "POST /api/legal/documents/:type/:language/editions": {
      for: "admin",
      does: "Publish a legal document",
    },
    "POST /api/legal/editions/:id/withdrawal": {
      for: "admin",
      does: "Withdraw an edition of a legal document",
    },
    "DELETE /api/legal/editions/:id/withdrawal": {
      for: "admin",
      does: "Bring an edition of a legal document back",
    },
    "GET /api/legal/certificates": { for: "viewer", does: "List the certificates of the agency" },
    "POST /api/legal/certificates": { for: "admin", does: "Add a certificate of the agency" },
    "PATCH /api/legal/certificates/:id": {
      for: "admin",
      does: "Change a certificate of the agency",
    },
    "POST /api/legal/certificates/:id/archival": {
      for: "admin",
      does: "Archive a certificate of the agency",
    },
    "DELETE /api/legal/certificates/:id/archival": {
      for: "admin",
      does: "Bring a certificate of the agency back",
    },
    "POST /api/legal/certificates/:id/proof": {
      for: "admin",
      upload: true,
      does: "Add the proof of a certificate of the agency",
    },
    "GET /api/legal/certificates/:id/proof": {
      for: "viewer",
      does: "Download the proof of a certificate of the agency",
    },
  },
  events: [LegalChanged],
  answers: { publishedPapers, shownCertificates },
  models: [model],
});
