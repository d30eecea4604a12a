import { defineModule } from "@/src/module";
import { OwnersChanged } from "./events";
import { handover } from "./handover";
import { holder } from "./holder";
import * as model from "./model";
import { ownerRoutes } from "./routes";

export const manifest = defineModule({
  name: "records/owners",
  routes: [ownerRoutes],
  tokenArea: "desk",
  access: {
    "GET /api/owners/records": { for: "viewer", does: "List the owners of records" },
    "POST /api/owners/changes": { for: "recruiter", does: "Give records to a colleague" },
    "DELETE /api/owners/changes": { for: "recruiter", does: "Take a change of owner back" },
  },
  events: [OwnersChanged],
  holder,
  handover,
  merging: {
    attached: [{ table: "record_owners", owner: "record_id", key: "user_id", once: [] }],
  },
  models: [model],
});
