import { defineModule } from "@/src/module";
import * as model from "./model";

export const manifest = defineModule({
  name: "reporting/metrics",
  models: [model],
});
