import { defineModule } from "@/src/module";
import { ProcessorsChanged } from "./events";
import * as model from "./model";
import { processingRoutes } from "./routes";
import { mentions } from "./mentions";

export const manifest = defineModule({
  name: "privacy/processing-register",
  mentions,
  routes: [processingRoutes],
  access: {
    "GET /api/processing/register": { for: "viewer", does: "Show the register of processing" },
    "GET /api/processing/register/export": {
      for: "viewer",
      does: "Export the register of processing",
    },
    "GET /api/processing/processors": { for: "viewer", does: "List processors" },
    "POST /api/processing/processors": { for: "admin", does: "Add a processor" },
    "PATCH /api/processing/processors/:id": { for: "admin", does: "Change a processor" },
    "POST /api/processing/processors/:id/end": {
      for: "admin",
      does: "End the work of a processor",
    },
    "DELETE /api/processing/processors/:id/end": {
      for: "admin",
      does: "Take the end of a processor back",
    },
  },
  events: [ProcessorsChanged],
  models: [model],
});
