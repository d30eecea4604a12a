import { defineModule, dailyTasksOf } from "@/src/module";
import { concerns, halts } from "./health";
import * as model from "./model";
import { scheduleRoutes } from "./routes";
import { runDue } from "./service";

export const manifest = defineModule({
  name: "platform/scheduler",
  heading: { tag: "Schedules" },
  routes: [scheduleRoutes],
  tokenArea: "system",
  access: {
    "GET /api/schedules": { for: "admin", does: "List daily tasks" },
    "GET /api/schedules/:name/runs": { for: "admin", does: "List the runs of a daily task" },
    "POST /api/schedules/:name/runs": { for: "admin", does: "Run a daily task now" },
  },
  timers: [{ everyMs: 60_000, run: (app) => runDue(app, dailyTasksOf(app)) }],
  health: { concerns, halts },
  models: [model],
});
