import { defineModule } from "@/src/module";
import * as model from "./model";

export const manifest = defineModule({
  name: "knowledge/analysis",
  models: [model],
});
