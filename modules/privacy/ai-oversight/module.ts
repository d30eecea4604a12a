import { defineModule } from "@/src/module";
import * as model from "./model";
import { oversightRoutes } from "./routes";
import { overview } from "./overview";

export const manifest = defineModule({
  name: "privacy/ai-oversight",
  heading: { tag: "AI oversight" },
  routes: [oversightRoutes],
  access: {
    // What the screen watches, and the log as a file.
    "GET /api/gdpr/overview": { for: "viewer", does: "Show the state of privacy and oversight" },
    "GET /api/gdpr/watched": { for: "viewer", does: "List what is watched for oversight" },
    "GET /api/gdpr/log": { for: "recruiter", does: "Download the log of automated suggestions" },
  },
  answers: { dataProtection: overview },
  models: [model],
});
