import { defineModule } from "@/src/module";
import * as model from "./model";
import { landingPages } from "./routes";

export const manifest = defineModule({
  name: "engagement/landing",
  pages: [landingPages],
  access: {
    // The first page's form, and its picture where it is shared.
    "POST /contact": { for: "anyone", upload: true },
    "GET /social.png": "anyone",
  },
  models: [model],
});
