import { defineModule } from "@/src/module";
import { keepingScript } from "./routes";

export const manifest = defineModule({
  name: "platform/public-pages/keeping",
  pages: [keepingScript],
  access: { "GET /keeping.js": "anyone" },
});
