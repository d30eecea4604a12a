import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { RecordsMerged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import { mergingTasks } from "./merging/purging";
import { settledWith } from "./pairs";
import { mergingRoutes } from "./routes";

export const manifest = defineModule({
  name: "crm/duplicates",
  routes: [mergingRoutes],
  tokenArea: "candidates",
  access: {
    "GET /api/merges": { for: "viewer", does: "List merges" },
    "GET /api/merges/preview": { for: "recruiter", does: "Preview a merge" },
    "GET /api/merges/duplicates": { for: "viewer", does: "List pairs that may be the same" },
    "GET /api/merges/duplicates/:id": {
      for: "viewer",
      does: "List the records that may be the same as this one",
    },
    "POST /api/merges": { for: "recruiter", does: "Merge two records" },
    "DELETE /api/merges/:id": { for: "recruiter", does: "Take a merge back" },
    "POST /api/merges/refusals": {
      for: "recruiter",
      does: "Note that two records are not the same",
    },
    "DELETE /api/merges/refusals": {
      for: "recruiter",
      does: "Ask again whether two records are the same",
    },
  },
  events: [RecordsMerged],
  holder,
  daily: mergingTasks,
  webhooks: [webhookEvent("records.merged", RecordsMerged, ({ kind, ids }) => ({ kind, ids }))],
  merging: {
    stays: { merges: "its own book", merge_refusals: "its own book" },
  },
  answers: { settledWith },
  models: [model],
});
