import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { listImportRoutes, listRunRoutes } from "./routes";
import { stopAll, resume } from "./runs/saving";
import { listImportTasks } from "./runs/undoing";

export const manifest = defineModule({
  name: "engagement/list-imports",
  routes: [listImportRoutes, listRunRoutes],
  tokenArea: "clients",
  access: {
    "GET /api/list-imports": { for: "recruiter", does: "List imports of clients or jobs" },
    "POST /api/list-imports": {
      for: "recruiter",
      upload: true,
      does: "Upload a list of clients or jobs to import",
    },
    "GET /api/list-imports/:id": { for: "recruiter", does: "Show such an import with a preview" },
    "PATCH /api/list-imports/:id": {
      for: "recruiter",
      does: "Change how such an import reads its file",
    },
    "DELETE /api/list-imports/:id": { for: "recruiter", does: "Discard such an import" },
    "GET /api/list-imports/:id/check": {
      for: "recruiter",
      does: "Check the rows of such an import",
    },
    "GET /api/list-imports/:id/progress": {
      for: "recruiter",
      does: "Show how far such an import is",
    },
    "POST /api/list-imports/:id/start": { for: "recruiter", does: "Start such an import" },
    "POST /api/list-imports/:id/undo": { for: "recruiter", does: "Undo such an import" },
  },
  merging: {
    stays: { list_import_rows: "the book of an import is never rewritten" },
  },
  daily: listImportTasks,
  timers: [{ everyMs: 3_000, run: resume }],
  stop: stopAll,
  holder,
  models: [model],
});
