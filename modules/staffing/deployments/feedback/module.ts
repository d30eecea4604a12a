import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { feedbackRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/deployments/feedback",
  routes: [feedbackRoutes],
  tokenArea: "deployments",
  access: {
    "GET /api/feedback": { for: "viewer", does: "Show what is said about deployments" },
    "GET /api/deployments/:id/feedback": {
      for: "viewer",
      does: "List the feedback on a deployment",
    },
    "POST /api/deployments/:id/feedback": {
      for: "recruiter",
      does: "Note feedback on a deployment",
    },
  },
  holder,
  models: [model],
});
