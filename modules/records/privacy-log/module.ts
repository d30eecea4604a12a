import { defineModule } from "@/src/module";
import { ActivitiesChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import { activityRoutes } from "./routes";

export const manifest = defineModule({
  name: "records/privacy-log",
  routes: [activityRoutes],
  access: {
    "GET /api/gdpr/activities": { for: "viewer", does: "List what was done with personal data" },
    "GET /api/gdpr/activities/counts": {
      for: "viewer",
      does: "Count what was done with personal data",
    },
  },
  events: [ActivitiesChanged],
  holder,
  models: [model],
});
