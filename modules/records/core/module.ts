import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";

export const manifest = defineModule({
  name: "records/core",
  holder,
  merging: {
    attached: [{ table: "record_history", owner: "record_id", key: "seq" }],
  },
  models: [model],
});
