import { defineModule } from "@/src/module";
import * as model from "./model";
import { conditionRoutes } from "./routes";

const { Facets, Names, Reading } = model;

export const manifest = defineModule({
  name: "records/conditions",
  routes: [conditionRoutes],
  access: {
    "GET /api/conditions/reading": {
      for: "viewer",
      area: null,
      does: "Read a typed line as conditions of a list",
    },
    "GET /api/conditions/names": {
      for: "viewer",
      area: null,
      does: "Name the certificates and skills of conditions",
    },
  },
  models: [{ Facets, Names, Reading }],
});
