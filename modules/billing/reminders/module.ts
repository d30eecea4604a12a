import { declareSetting } from "@/modules/platform/settings";
import { defineModule } from "@/src/module";
import { RemindersChanged } from "./events";
import * as model from "./model";
import { reminderRoutes } from "./routes";
import { defaultReminders } from "./rules";
import { reminderTasks } from "./sending";
import { mentions } from "./mentions";

export const manifest = defineModule({
  name: "billing/reminders",
  mentions,
  routes: [reminderRoutes],
  tokenArea: "billing",
  access: {
    "GET /api/payment-reminders": { for: "recruiter", does: "List payment reminders that are due" },
    "POST /api/payment-reminders": { for: "recruiter", does: "Send payment reminders" },
    "GET /api/invoices/:id/reminders": {
      for: "recruiter",
      does: "Show the reminders of an invoice",
    },
    "PUT /api/invoices/:id/reminders/hold": {
      for: "recruiter",
      does: "Hold the reminders of an invoice",
    },
    "DELETE /api/invoices/:id/reminders/hold": {
      for: "recruiter",
      does: "Send reminders of an invoice again",
    },
    "GET /api/clients/:id/reminders": {
      for: "recruiter",
      does: "Show how a client is reminded of invoices",
    },
    "PUT /api/clients/:id/reminders": {
      for: "recruiter",
      does: "Set how a client is reminded of invoices",
    },
  },
  settings: [
    declareSetting({ key: "reminders", model: model.Reminders, standard: defaultReminders }),
  ],
  events: [RemindersChanged],
  daily: reminderTasks,
  merging: {
    stays: { reminder_rules: "invoices stay with the company that they are made out to" },
  },
  models: [model],
});
