import { defineModule } from "@/src/module";
import { TasksChanged } from "./events";
import { handing } from "./handing";
import { holder } from "./holder";
import * as model from "./model";
import { done, remind } from "./reminding";
import { taskRoutes } from "./routes";

export const manifest = defineModule({
  name: "records/tasks",
  routes: [taskRoutes],
  tokenArea: "desk",
  access: {
    "GET /api/tasks": { for: "viewer", does: "List tasks" },
    "POST /api/tasks": { for: "recruiter", does: "Add a task" },
    "PATCH /api/tasks/:id": { for: "recruiter", does: "Change a task" },
    "POST /api/tasks/:id/completion": { for: "recruiter", does: "Complete a task" },
    "DELETE /api/tasks/:id/completion": { for: "recruiter", does: "Reopen a task" },
    "DELETE /api/tasks/:id": { for: "recruiter", does: "Remove a task" },
    "POST /api/tasks/:id/restoration": { for: "recruiter", does: "Bring a task back" },
  },
  events: [TasksChanged],
  holder,
  timers: [{ everyMs: 60_000, run: remind }],
  handing,
  timeline: [done],
  merging: {
    attached: [{ table: "tasks", owner: "record_id", key: "id" }],
  },
  models: [model],
});
