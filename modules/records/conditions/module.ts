import { defineModule } from "@/src/module";

export const manifest = defineModule({ name: "records/conditions" });
