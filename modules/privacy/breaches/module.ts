import { defineModule } from "@/src/module";
import { BreachesChanged } from "./events";
import * as model from "./model";
import { breachRoutes } from "./routes";
import { breachTasks, list } from "./service";
import { mentions } from "./mentions";

export const manifest = defineModule({
  name: "privacy/breaches",
  mentions,
  routes: [breachRoutes],
  access: {
    "GET /api/breaches": { for: "recruiter", does: "List breaches" },
    "GET /api/breaches/:id": { for: "recruiter", does: "Show a breach" },
    "GET /api/breaches/:id/letter": { for: "recruiter", does: "Draft the letter about a breach" },
    "POST /api/breaches": { for: "recruiter", does: "Report a breach" },
    "PATCH /api/breaches/:id": { for: "recruiter", does: "Change a breach" },
    "POST /api/breaches/:id/closing": { for: "recruiter", does: "Close a breach" },
    "DELETE /api/breaches/:id/closing": { for: "recruiter", does: "Reopen a breach" },
  },
  events: [BreachesChanged],
  daily: breachTasks,
  answers: { incidents: list },
  models: [model],
});
