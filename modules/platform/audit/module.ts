import { defineModule } from "@/src/module";
import * as model from "./model";
import { auditRoutes } from "./routes";
import { auditEntries } from "./schema";
import { auditTasks, startSealing, seal } from "./sealing";

export const manifest = defineModule({
  name: "platform/audit",
  routes: [auditRoutes],
  access: {
    // Who did what, and whether anybody has changed that afterwards.
    "GET /api/audit": { for: "admin", does: "List the entries of the audit trail" },
    "GET /api/audit/verification": {
      for: "recruiter",
      does: "Check that the audit trail is whole",
    },
  },
  daily: auditTasks,
  workers: [startSealing],
  stop: seal,
  health: { counted: { auditEntries } },
  models: [model],
});
