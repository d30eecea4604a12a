import { withoutData } from "@/src/news/live";
import { defineModule } from "@/src/module";
import { concerns, waiting, webhookTasks } from "./daily";
import { startWebhookDelivery } from "./delivering";
import { WebhooksChanged } from "./events";
import * as model from "./model";
import { webhookMessageRoutes, webhookRoutes } from "./routes";

export const manifest = defineModule({
  name: "platform/webhooks",
  routes: [webhookRoutes, webhookMessageRoutes],
  access: {
    "GET /api/webhooks": { for: "admin", does: "List webhooks" },
    "POST /api/webhooks": { for: "admin", fresh: true, does: "Add a webhook" },
    "PATCH /api/webhooks/:id": { for: "admin", does: "Change a webhook" },
    "DELETE /api/webhooks/:id": { for: "admin", does: "Remove a webhook" },
    "POST /api/webhooks/:id/secret": {
      for: "admin",
      fresh: true,
      does: "Make a new secret for a webhook",
    },
    "POST /api/webhooks/:id/test": { for: "admin", does: "Send a test message to a webhook" },
    "GET /api/webhooks/:id/messages": { for: "admin", does: "List the messages of a webhook" },
    "POST /api/webhooks/messages/:id/retry": {
      for: "admin",
      does: "Send a message to its webhook once more",
    },
    "POST /api/webhooks/messages/:id/drop": { for: "admin", does: "Drop a message that waits" },
  },
  events: [withoutData(WebhooksChanged)],
  daily: webhookTasks,
  workers: [startWebhookDelivery],
  health: { concerns, waiting },
  models: [model],
});
