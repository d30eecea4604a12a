import { defineModule } from "@/src/module";
import { holder } from "./holder";

export const manifest = defineModule({
  name: "crm/candidates/legal-bases",
  holder,
});
