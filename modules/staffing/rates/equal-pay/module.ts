import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { payCheckRoutes, payTermsRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/rates/equal-pay",
  routes: [payTermsRoutes, payCheckRoutes],
  tokenArea: "deployments",
  access: {
    "GET /api/clients/:id/pay-terms": {
      for: "viewer",
      does: "List what a client pays its own people",
    },
    "POST /api/clients/:id/pay-terms": { for: "recruiter", does: "Add pay terms of a client" },
    "POST /api/clients/:id/pay-terms/imports": {
      for: "recruiter",
      does: "Import pay terms from a SETU Inquiry Pay Equity message",
    },
    "PUT /api/pay-terms/:id": { for: "recruiter", does: "Change pay terms" },
    "DELETE /api/pay-terms/:id": { for: "recruiter", does: "Remove pay terms" },
    "GET /api/pay-checks/of/:kind/:id": {
      for: "viewer",
      does: "Compare pay rates with the pay terms of the client",
    },
    "POST /api/pay-exceptions": {
      for: "recruiter",
      does: "Request an exception from the pay terms",
    },
    "POST /api/pay-exceptions/:id/approval": {
      for: "recruiter",
      does: "Approve a colleague's exception",
    },
    "POST /api/pay-exceptions/:id/refusal": {
      for: "recruiter",
      does: "Refuse a colleague's exception",
    },
    "DELETE /api/pay-exceptions/:id": { for: "recruiter", does: "Withdraw an exception" },
  },
  holder,
  merging: {
    client: [
      { table: "pay_terms", owner: "client_id", key: "id" },
      { table: "pay_exceptions", owner: "client_id", key: "id" },
    ],
  },
  models: [model],
});
