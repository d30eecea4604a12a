import { defineModule } from "@/src/module";
import { TagsChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import { tagRoutes } from "./routes";

export const manifest = defineModule({
  name: "records/tags",
  routes: [tagRoutes],
  tokenArea: "desk",
  access: {
    "GET /api/tags": { for: "viewer", does: "List tags" },
    "GET /api/tags/records": { for: "viewer", does: "List the tags of records" },
    "POST /api/tags/changes": { for: "recruiter", does: "Add and remove tags of records" },
    "DELETE /api/tags/changes": { for: "recruiter", does: "Take a change of tags back" },
  },
  events: [TagsChanged],
  holder,
  merging: {
    attached: [{ table: "record_tags", owner: "record_id", key: "tag", once: ["tag"] }],
  },
  models: [model],
});
