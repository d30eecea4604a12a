import { defineModule } from "@/src/module";
import * as model from "./model";
import { conditionRoutes } from "./routes";

const { Facets, Reading } = model;

export const manifest = defineModule({
  name: "records/conditions",
  routes: [conditionRoutes],
  access: {
    "GET /api/conditions/reading": {
      for: "viewer",
      area: null,
      does: "Read a typed line as conditions of a list",
    },
  },
  models: [{ Facets, Reading }],
});
