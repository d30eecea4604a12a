import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { submissionRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/submissions",
  routes: [submissionRoutes],
  tokenArea: "projects",
  access: {
    "GET /api/projects/:id/submissions": {
      for: "viewer",
      does: "List the submissions to a project",
    },
    "GET /api/clients/:id/submissions": {
      for: "viewer",
      area: "clients",
      does: "List the submissions to a client",
    },
    "POST /api/projects/:id/confirmations": {
      for: "recruiter",
      does: "Note that a candidate may be submitted to a project",
    },
    "POST /api/projects/:id/submissions": {
      for: "recruiter",
      does: "Submit a candidate to a project",
    },
    "POST /api/submissions/:id/withdrawal": { for: "recruiter", does: "Withdraw a submission" },
  },
  holder,
  merging: {
    stays: { submissions: "the ledger is never rewritten" },
  },
  models: [model],
});
