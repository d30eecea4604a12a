import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { messageSendingRoutes } from "./routes";
import { endAll, stopAll, resume } from "./service";

export const manifest = defineModule({
  name: "engagement/message-sendings",
  routes: [messageSendingRoutes],
  tokenArea: "crm",
  access: {
    "GET /api/crm/message-sendings": {
      for: "recruiter",
      does: "List your messages to several people of the last day",
    },
    "POST /api/crm/message-sendings": {
      for: "recruiter",
      does: "Send a message to several people at clients",
    },
    "POST /api/crm/message-sendings/readers": {
      for: "recruiter",
      does: "Show whom a message to several people would reach",
    },
    "GET /api/crm/message-sendings/:id": {
      for: "recruiter",
      does: "Show how far a message to several people is",
    },
    "POST /api/crm/message-sendings/:id/cancellation": {
      for: "recruiter",
      does: "Stop a message to several people and keep back what has not left",
    },
  },
  holder,
  timers: [{ everyMs: 3_000, run: resume }],
  stop: stopAll,
  restoration: { quiesce: endAll },
  merging: {
    stays: { message_sending_items: "a run is told as it was asked for, and is over in moments" },
  },
  models: [model],
});
