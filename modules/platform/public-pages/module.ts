import { defineModule } from "@/src/module";
import { keepingScript } from "./routes";

export const manifest = defineModule({
  name: "platform/public-pages",
  pages: [keepingScript],
  access: { "GET /keeping.js": "anyone" },
});
