import { declareSetting } from "@/modules/platform/settings";
import { defineModule } from "@/src/module";
import { backupTasks } from "./daily";
import { BackupsChanged } from "./events";
import * as model from "./model";
import * as planModels from "./plan/model";
import { backupPlan } from "./plan/rules";
import { backupRoutes } from "./routes";
import { copyErasedSoon, erasedElsewhere } from "./storage/erased";
import { terminateWorkers } from "./working";

export const manifest = defineModule({
  name: "platform/backups",
  routes: [backupRoutes],
  // Who takes a copy of everything away, or the last one, shows anew that it is them.
  access: {
    "GET /api/admin/backups": { for: "admin", does: "List backups" },
    "POST /api/admin/backup": { for: "admin", does: "Make a backup" },
    "POST /api/admin/backups/copy/test": {
      for: "admin",
      does: "Test the place where copies of backups go",
    },
    "POST /api/admin/backups/:name/verification": { for: "admin", does: "Check a backup" },
    "POST /api/admin/backups/:name/release": {
      for: "admin",
      fresh: true,
      does: "Confirm that a backup may be downloaded",
    },
    "GET /api/admin/backups/:name/content": {
      for: "admin",
      fresh: true,
      does: "Download a backup",
    },
    "DELETE /api/admin/backups/:name": { for: "admin", fresh: true, does: "Remove a backup" },
  },
  settings: [
    declareSetting({ key: "backups", model: planModels.BackupPlan, standard: backupPlan }),
  ],
  events: [BackupsChanged],
  daily: backupTasks,
  timers: [{ everyMs: 60_000, run: copyErasedSoon }],
  checks: [
    {
      name: "erasures elsewhere",
      fix: "Test the remote storage under Admin, System; it is tried again each minute.",
      look: erasedElsewhere,
    },
  ],
  stop: async () => terminateWorkers(),
  models: [model, planModels],
});
