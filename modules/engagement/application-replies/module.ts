import { defineModule } from "@/src/module";
import * as model from "./model";
import { answeringRoutes } from "./routes";

export const manifest = defineModule({
  name: "engagement/application-replies",
  routes: [answeringRoutes],
  tokenArea: "applications",
  access: {
    "GET /api/applications/answers": { for: "recruiter", does: "Draft answers to applications" },
    "POST /api/applications/answers": { for: "recruiter", does: "Answer applications" },
  },
  models: [model],
});
