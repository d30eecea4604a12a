import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { reconcile, reconciliationTasks } from "./reconciling";
import { invoiceOfHours } from "./crediting";
import { InvoicesChanged } from "./events";
import { holder } from "./holder";
import * as questions from "./lists/questions";
import { invoiceListRoutes } from "./lists/routes";
import * as model from "./model";
import { billingRunRoutes, invoiceRoutes, invoiceStepRoutes } from "./routes";
import { stopAll, resume } from "./runs";
import { doubtNumbers } from "./series";

export const manifest = defineModule({
  name: "billing/invoices",
  routes: [invoiceListRoutes, invoiceRoutes, invoiceStepRoutes, billingRunRoutes],
  tokenArea: "billing",
  answers: { paperOfHours: invoiceOfHours },
  access: {
    "GET /api/invoices": { for: "viewer", does: "List invoices" },
    "GET /api/invoices/facets": {
      for: "viewer",
      does: "Count the invoices that have each value of a field",
    },
    "GET /api/invoices/ids": { for: "viewer", does: "List the ids of invoices" },
    "GET /api/invoices/drafts": {
      for: "viewer",
      does: "Preview the invoices for approved hours of a period",
    },
    "POST /api/invoices/write-offs": { for: "recruiter", does: "Write approved hours off" },
    "GET /api/invoices/numbers": {
      for: "admin",
      area: null,
      does: "List number series that are in doubt after a restore",
    },
    "PUT /api/invoices/numbers": {
      for: "admin",
      area: null,
      fresh: true,
      does: "Say which invoice number was the last, after a restore",
    },
    "GET /api/invoices/:id": { for: "viewer", does: "Show an invoice" },
    "GET /api/invoices/:id/pdf": { for: "viewer", does: "Download the PDF of an invoice" },
    "GET /api/invoices/:id/xml": { for: "viewer", does: "Download the e-invoice" },
    "GET /api/invoices/export": { for: "viewer", does: "Export invoices as a table" },
    "POST /api/invoices/:id/sending": { for: "recruiter", does: "Email an invoice" },
    "POST /api/invoices/:id/credit": { for: "recruiter", does: "Credit an invoice" },
    "GET /api/billing-runs": { for: "viewer", does: "List the latest billing runs" },
    "POST /api/billing-runs": { for: "recruiter", does: "Issue previewed invoices" },
    "GET /api/billing-runs/:id": { for: "viewer", does: "Show how far a billing run is" },
    "POST /api/billing-runs/:id/cancellation": {
      for: "recruiter",
      does: "Stop a billing run",
    },
  },
  events: [InvoicesChanged],
  holder,
  daily: reconciliationTasks,
  checks: [{ name: "invoices", fix: "See docs/runbook.md: hours and invoices.", look: reconcile }],
  timers: [{ everyMs: 3_000, run: resume }],
  stop: stopAll,
  restoration: { quiesce: doubtNumbers },
  webhooks: [
    webhookEvent("invoices.changed", InvoicesChanged, ({ clientIds }) => ({ ids: clientIds })),
  ],
  merging: {
    stays: {
      invoices: "an issued invoice stays with the company it was made out to",
      billing_run_items: "a draft of a run is of one company",
      hour_write_offs: "what was written off stays with the company it was for",
    },
  },
  models: [model, questions],
});
