import { defineModule } from "@/src/module";
import { RequirementsChanged } from "./events";
import * as model from "./model";

export const manifest = defineModule({
  name: "staffing/requirements",
  events: [RequirementsChanged],
  models: [model],
});
