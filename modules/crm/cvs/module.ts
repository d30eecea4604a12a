import { defineModule } from "@/src/module";
import * as model from "./model";
import { cvRoutes } from "./routes";

export const manifest = defineModule({
  name: "crm/cvs",
  heading: { tag: "CVs" },
  routes: [cvRoutes],
  tokenArea: "candidates",
  access: {
    "GET /api/files/:id/proposals": {
      for: "recruiter",
      does: "List what a CV proposes for its record",
    },
    "POST /api/cvs": { for: "recruiter", upload: true, does: "Read a CV" },
    "POST /api/cvs/by-model": {
      for: "recruiter",
      upload: true,
      does: "Have a CV read by the language model as well",
    },
    "POST /api/files/:id/proposals/by-model": {
      for: "recruiter",
      does: "Have a candidate's CV read by the language model as well",
    },
  },
  models: [model],
});
