import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { importTasks } from "./runs/purging";
import { closeReader } from "./reading/reader-client";
import { importRoutes, importRunRoutes } from "./routes";
import { resume, stopAll } from "./runs/service";

export const manifest = defineModule({
  name: "crm/imports",
  routes: [importRoutes, importRunRoutes],
  tokenArea: "candidates",
  access: {
    "GET /api/imports": { for: "recruiter", does: "List imports" },
    "POST /api/imports": { for: "recruiter", upload: true, does: "Upload a file to import" },
    "GET /api/imports/:id": { for: "recruiter", does: "Show an import with a preview" },
    "PATCH /api/imports/:id": { for: "recruiter", does: "Change how an import reads its file" },
    "DELETE /api/imports/:id": { for: "recruiter", does: "Discard an import" },
    "GET /api/imports/:id/check": { for: "recruiter", does: "Check the rows of an import" },
    "GET /api/imports/:id/progress": { for: "recruiter", does: "Show how far an import is" },
    "POST /api/imports/:id/start": { for: "recruiter", does: "Start an import" },
    "POST /api/imports/:id/cancellation": { for: "recruiter", does: "Cancel an import" },
    "POST /api/imports/:id/undo": { for: "recruiter", does: "Undo an import" },
    "GET /api/imports/:id/rejected": {
      for: "recruiter",
      does: "Download the rows that were not taken",
    },
  },
  holder,
  daily: importTasks,
  timers: [{ everyMs: 3_000, run: resume }],
  stop: async (app) => {
    await stopAll();
    closeReader(app);
  },
  merging: {
    stays: { import_rows: "the book of an import is never rewritten" },
  },
  models: [model],
});
