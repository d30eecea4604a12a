import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { decisionRoutes } from "./routes";

export const manifest = defineModule({
  name: "records/decision-log",
  routes: [decisionRoutes],
  access: {
    "GET /api/decisions": { for: "recruiter", does: "List decisions about people" },
    "GET /api/decisions/export": { for: "recruiter", does: "Export the decisions about a person" },
  },
  holder,
  merging: {
    stays: { decisions: "the log of decisions is never rewritten" },
  },
  models: [model],
});
