import { declareSetting } from "@/modules/platform/settings";
import { defineModule } from "@/src/module";
import * as agencyModels from "./agency/model";
import { agencyStandards, benchmarks } from "./agency/rules";
import { brandingTasks } from "./daily";
import * as model from "./model";
import { brandingRoutes, uploads } from "./routes";

export const manifest = defineModule({
  name: "platform/branding",
  routes: [brandingRoutes],
  pages: [uploads],
  access: {
    "GET /api/branding": { for: "anyone", does: "Show the name, sign and colours of the agency" },
    "GET /uploads/:name": { for: "anyone", does: "Read the logo of the agency" },
    "POST /api/admin/upload-logo": {
      for: "admin",
      upload: true,
      does: "Put up the logo of the agency",
    },
  },
  settings: [
    declareSetting({
      key: "branding",
      model: agencyModels.Branding,
      standard: agencyStandards.branding,
    }),
    declareSetting({ key: "benchmarks", model: agencyModels.Benchmarks, standard: benchmarks }),
    declareSetting({ key: "rates", model: agencyModels.RateAims, standard: agencyStandards.rates }),
    declareSetting({ key: "agency", model: agencyModels.Agency, standard: agencyStandards.agency }),
    declareSetting({
      key: "landing",
      model: agencyModels.Landing,
      standard: agencyStandards.landing,
    }),
    declareSetting({
      key: "legal",
      model: agencyModels.LegalNames,
      standard: agencyStandards.legal,
    }),
  ],
  daily: brandingTasks,
  models: [agencyModels, model],
});
