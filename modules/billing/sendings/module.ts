import { defineModule } from "@/src/module";
import * as model from "./model";
import { sendingRoutes } from "./routes";
import { endAll, stopAll, resume } from "./service";

export const manifest = defineModule({
  name: "billing/sendings",
  routes: [sendingRoutes],
  tokenArea: "billing",
  access: {
    "GET /api/invoice-sendings": {
      for: "recruiter",
      does: "List the runs of the last day that send invoices or payment reminders",
    },
    "POST /api/invoice-sendings": {
      for: "recruiter",
      does: "Email several invoices or payment reminders",
    },
    "GET /api/invoice-sendings/:id": {
      for: "recruiter",
      does: "Show how far sending several invoices is",
    },
    "POST /api/invoice-sendings/:id/cancellation": {
      for: "recruiter",
      does: "Stop sending several invoices",
    },
  },
  timers: [{ everyMs: 3_000, run: resume }],
  stop: stopAll,
  restoration: { quiesce: endAll },
  models: [model],
});
