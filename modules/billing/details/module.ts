import { declareSetting } from "@/modules/platform/settings";
import { defineModule } from "@/src/module";
import { BillingChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import { billingRoutes } from "./routes";
import { defaultBilling } from "./rules";

export const manifest = defineModule({
  name: "billing/details",
  routes: [billingRoutes],
  tokenArea: "billing",
  access: {
    "GET /api/clients/:id/billing": { for: "viewer", does: "Show how a client is billed" },
    "PUT /api/clients/:id/billing": { for: "recruiter", does: "Save how a client is billed" },
    "GET /api/billing/permissions": { for: "recruiter", does: "List who may issue invoices" },
    "PUT /api/billing/permissions/:id": {
      for: "admin",
      area: null,
      fresh: true,
      does: "Let a colleague issue invoices",
    },
    "DELETE /api/billing/permissions/:id": {
      for: "admin",
      area: null,
      does: "Take the permission to issue invoices back",
    },
  },
  settings: [
    declareSetting({ key: "billing", model: model.BillingAgency, standard: defaultBilling }),
  ],
  events: [BillingChanged],
  holder,
  merging: {
    stays: { billing_details: "an invoice is made out to one company; its details stay its own" },
  },
  models: [model],
});
