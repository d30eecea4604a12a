import { defineModule } from "@/src/module";
import { webhookEvent } from "@/modules/platform/webhooks";
import { PaymentsChanged } from "./events";
import { holder } from "./holder";
import * as questions from "./lists/questions";
import { paymentListRoutes } from "./lists/routes";
import * as model from "./model";
import { bankRoutes, paymentRoutes } from "./routes";

export const manifest = defineModule({
  name: "billing/payments",
  routes: [bankRoutes, paymentListRoutes, paymentRoutes],
  tokenArea: "billing",
  access: {
    "GET /api/bank-statements": { for: "recruiter", does: "List imported bank statements" },
    "POST /api/bank-statements": {
      upload: true,
      for: "recruiter",
      does: "Import a bank statement",
    },
    "GET /api/bank-entries": { for: "recruiter", does: "List incoming payments" },
    "GET /api/open-invoices": { for: "recruiter", does: "List invoices that are not fully paid" },
    "POST /api/bank-entries/:id/booking": { for: "recruiter", does: "Book a payment on invoices" },
    "POST /api/bank-entries/:id/dismissal": {
      for: "recruiter",
      does: "Dismiss a payment that is for no invoice",
    },
    "POST /api/bank-entries/:id/reopening": {
      for: "recruiter",
      does: "Reopen a dismissed payment",
    },
    "GET /api/invoices/:id/payments": { for: "recruiter", does: "List the payments of an invoice" },
    "POST /api/invoices/:id/payments": {
      for: "recruiter",
      does: "Book a payment made another way",
    },
    "POST /api/invoices/:id/write-off": {
      for: "recruiter",
      does: "Write off what is open on an invoice",
    },
    "GET /api/payments": { for: "recruiter", does: "List booked payments" },
    "GET /api/payments/facets": {
      for: "recruiter",
      does: "Count the payments that have each value of a field",
    },
    "GET /api/payments/ids": { for: "recruiter", does: "List the ids of payments" },
    "GET /api/payments/export": { for: "recruiter", does: "Export payments as a table" },
    "POST /api/payments/:id/undo": { for: "recruiter", does: "Undo a booked payment" },
  },
  events: [PaymentsChanged],
  webhooks: [webhookEvent("payments.changed", PaymentsChanged, (data) => ({ ...data }))],
  holder,
  merging: {
    stays: { payer_accounts: "invoices stay with the company that they are made out to" },
  },
  models: [model, questions],
});
