import { defineModule } from "@/src/module";
import { holder } from "./holder";
import { startPackMaking } from "./making";
import * as model from "./model";
import { papers } from "./pack-files";
import { boardPackRoutes } from "./routes";
import { boardPackTasks } from "./scheduling";

export const manifest = defineModule({
  name: "reporting/board-packs",
  routes: [boardPackRoutes],
  // Who is sent reports says whoever administers the product.
  access: {
    "GET /api/board-packs": { for: "recruiter", does: "List board packs" },
    "POST /api/board-packs": { for: "recruiter", does: "Order a board pack" },
    "GET /api/board-packs/:id": { for: "recruiter", does: "Show a board pack" },
    "GET /api/board-packs/:id/content": { for: "recruiter", does: "Download a board pack" },
    "DELETE /api/board-packs/:id": { for: "recruiter", does: "Remove a board pack" },
    "GET /api/board-packs/readers": { for: "admin", does: "List who receives board packs" },
    "PUT /api/board-packs/readers/:id": {
      for: "admin",
      does: "Change whether somebody receives board packs",
    },
  },
  holder,
  daily: boardPackTasks,
  workers: [startPackMaking],
  contents: papers,
  models: [model],
});
