import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { dossierTasks } from "./reading";
import { dossierRoutes } from "./routes";

export const manifest = defineModule({
  name: "privacy/posted-workers",
  heading: { part: "Staffing" },
  routes: [dossierRoutes],
  tokenArea: "deployments",
  access: {
    "GET /api/compliance/dossiers": {
      for: "viewer",
      area: null,
      does: "List the dossiers of posted workers",
    },
    "GET /api/deployments/:id/dossier": { for: "viewer", does: "Show the dossier of a deployment" },
    "GET /api/deployments/:id/dossier/archive": {
      for: "recruiter",
      does: "Download the dossier of a deployment",
    },
    "PUT /api/deployments/:id/dossier/:duty": {
      for: "recruiter",
      does: "Settle a duty of a dossier",
    },
    "DELETE /api/deployments/:id/dossier/:duty": {
      for: "recruiter",
      does: "Reopen a duty of a dossier",
    },
  },
  holder,
  daily: dossierTasks,
  merging: {
    stays: {
      dossier_duties:
        "a paper names the person it was made out to; the one who stays is notified anew",
    },
  },
  models: [model],
});
