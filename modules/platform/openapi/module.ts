import { defineModule } from "@/src/module";

export const manifest = defineModule({
  name: "platform/openapi",
  heading: { tag: "API tokens" },
  access: {
    "GET /api/openapi.json": { for: "viewer", does: "Read this document" },
  },
});
