import { defineModule } from "@/src/module";
import { changes, papers } from "./history";
import * as model from "./model";
import { timelineRoutes } from "./routes";

export const manifest = defineModule({
  name: "records/timeline",
  routes: [timelineRoutes],
  tokenArea: "desk",
  access: {
    "GET /api/timeline": { for: "viewer", does: "Read the timeline of a record" },
  },
  timeline: [papers, changes],
  models: [model],
});
