import { defineModule } from "@/src/module";
import { TasksChanged } from "./events";
import { handover } from "./handover";
import { holder } from "./holder";
import * as model from "./model";
import { done, remind } from "./reminding";
import { taskListRoutes, taskRoutes } from "./routes";

export const manifest = defineModule({
  name: "records/tasks",
  routes: [taskRoutes, taskListRoutes],
  tokenArea: "desk",
  access: {
    "GET /api/tasks": { for: "viewer", does: "List tasks" },
    "GET /api/tasks/ids": { for: "viewer", does: "List the ids of tasks" },
    "GET /api/tasks/facets": {
      for: "viewer",
      does: "Count the tasks that have each value of a field",
    },
    "GET /api/tasks/export": { for: "viewer", does: "Export tasks as a table" },
    "POST /api/tasks/changes": { for: "recruiter", does: "Change several tasks" },
    "DELETE /api/tasks/changes": {
      for: "recruiter",
      does: "Take a change of several tasks back",
    },
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
  handover,
  timeline: [done],
  merging: {
    attached: [{ table: "tasks", owner: "record_id", key: "id" }],
  },
  models: [model],
});
