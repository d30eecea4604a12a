import { defineModule } from "@/src/module";
import { toColleaguesOnly } from "./choosing";
import { notificationTasks, sendDigests } from "./digest";
import { NotificationsChanged } from "./events";
import { notifyOfGuessing } from "./notifying";
import { holder } from "./holder";
import * as model from "./model";
import { notificationRoutes } from "./routes";

export const manifest = defineModule({
  name: "platform/notifications",
  routes: [notificationRoutes],
  access: {
    "GET /api/notifications": { for: "viewer", does: "List notifications" },
    "GET /api/notifications/count": { for: "viewer", does: "Count unread notifications" },
    "POST /api/notifications/reading": { for: "viewer", does: "Mark notifications as read" },
    "DELETE /api/notifications/reading": { for: "viewer", does: "Mark notifications as unread" },
  },
  events: [NotificationsChanged],
  holder,
  daily: notificationTasks,
  timers: [{ everyMs: 60_000, run: sendDigests }],
  letterChecks: { notice: toColleaguesOnly },
  onGuessing: notifyOfGuessing,
  merging: {
    attached: [{ table: "notifications", owner: "record_id", key: "id" }],
  },
  models: [model],
});
