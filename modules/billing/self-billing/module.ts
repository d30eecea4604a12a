import { defineModule } from "@/src/module";
import { holder } from "./holder";
import { reconcile, selfBillingTasks } from "./reconciling";
import * as model from "./model";
import { selfBillingDetailsRoutes, selfBillingRoutes } from "./routes";

export const manifest = defineModule({
  name: "billing/self-billing",
  routes: [selfBillingDetailsRoutes, selfBillingRoutes],
  tokenArea: "billing",
  access: {
    "GET /api/legal-sources": {
      for: "viewer",
      does: "List the laws that VAT and wordings of invoices rest on, and what was checked",
    },
    "GET /api/candidates/:id/self-billing": {
      for: "recruiter",
      does: "Show how invoices are made out in a person's name",
    },
    "PUT /api/candidates/:id/self-billing": {
      for: "recruiter",
      does: "Save how invoices are made out in a person's name",
    },
    "GET /api/self-billing/drafts": {
      for: "recruiter",
      does: "Preview the self-billing invoices for approved hours of a period",
    },
    "GET /api/self-billing/invoices": { for: "recruiter", does: "List self-billing invoices" },
    "POST /api/self-billing/invoices": {
      for: "recruiter",
      does: "Issue previewed self-billing invoices",
    },
    "GET /api/self-billing/invoices/:id": {
      for: "recruiter",
      does: "Show a self-billing invoice",
    },
    "GET /api/self-billing/invoices/:id/pdf": {
      for: "recruiter",
      does: "Download the PDF of a self-billing invoice",
    },
    "GET /api/self-billing/invoices/:id/xml": {
      for: "recruiter",
      does: "Download the e-invoice of a self-billing invoice",
    },
    "POST /api/self-billing/invoices/:id/payment": {
      for: "recruiter",
      does: "Note that a self-billing invoice was paid",
    },
    "POST /api/self-billing/invoices/:id/credit": {
      for: "recruiter",
      does: "Credit a self-billing invoice",
    },
  },
  holder,
  daily: selfBillingTasks,
  checks: [
    { name: "self-billing", fix: "See docs/runbook.md: hours and invoices.", look: reconcile },
  ],
  merging: {
    candidate: [{ table: "self_billing_suppliers", owner: "candidate_id", key: "id", once: [] }],
  },
  models: [model],
});
