import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { CertificatesEnding } from "./events";
import * as model from "./model";
import { expiryTasks } from "./reminding";
import { expiryRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/certificate-expiry",
  routes: [expiryRoutes],
  tokenArea: "candidates",
  access: {
    "GET /api/certificates": { for: "viewer", does: "List certificates by when they expire" },
    "GET /api/certificates/facets": {
      for: "viewer",
      does: "Count the certificates that have each value of a field",
    },
    "GET /api/certificates/ids": { for: "viewer", does: "List the ids of certificates" },
    "GET /api/certificates/export": { for: "viewer", does: "Export certificates as a table" },
    "GET /api/certificates/counts": {
      for: "viewer",
      does: "Count certificates by when they expire",
    },
  },
  events: [CertificatesEnding],
  daily: expiryTasks,
  webhooks: [webhookEvent("certificates.ending", CertificatesEnding, (counts) => ({ ...counts }))],
  models: [model],
});
