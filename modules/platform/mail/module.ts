import { withoutData } from "@/src/news/live";
import { declareSetting } from "@/modules/platform/settings";
import { defineModule } from "@/src/module";
import { startMailDelivery, mailTasks } from "./daily";
import { MailSettled } from "./events";
import { concerns, waiting } from "./connection/health";
import { holder } from "./holder";
import * as model from "./model";
import { attachedContents, holdWaiting } from "./queue";
import { mailRoutes } from "./routes";
import { noMailInbox, noMailServer } from "./rules";

export const manifest = defineModule({
  name: "platform/mail",
  routes: [mailRoutes],
  access: {
    "GET /api/mail": { for: "admin", does: "Show whether letters go out" },
    "GET /api/mail/letters": { for: "admin", does: "List letters" },
    "POST /api/mail/letters/:id/retry": { for: "admin", does: "Send a letter once more" },
    "POST /api/mail/letters/:id/cancellation": { for: "admin", does: "Cancel a letter that waits" },
    "POST /api/settings/email/test": {
      for: "admin",
      does: "Send a letter to test the mail server",
    },
    "GET /api/mail/sender": { for: "recruiter", does: "Show from whom your letters come" },
    "GET /api/mail/signature": { for: "recruiter", does: "Read your signature" },
    "PUT /api/mail/signature": { for: "recruiter", does: "Save your signature" },
  },
  settings: [
    declareSetting({
      key: "email",
      model: model.MailServer,
      standard: noMailServer,
      isPassword: true,
    }),
    declareSetting({
      key: "inbox",
      model: model.MailInbox,
      standard: noMailInbox,
      isPassword: true,
    }),
  ],
  events: [withoutData(MailSettled)],
  holder,
  restoration: { quiesce: holdWaiting },
  daily: mailTasks,
  workers: [startMailDelivery],
  contents: attachedContents,
  health: { concerns, waiting },
  merging: {
    attached: [{ table: "letters", owner: "record_id", key: "id", kindColumn: "record_kind" }],
  },
  models: [model],
});
