import type { App } from "@/src/app";
import { dailyTasksOf, defineModule } from "@/src/module";
import * as model from "./model";
import { failing } from "./overview";
import { scheduleRoutes } from "./routes";
import { runDue } from "./service";

/** The daily tasks that have failed and not succeeded since. */
async function concerns(app: App) {
  const names = (await failing(app)).map(({ task }) => task);
  return names.length > 0 ? [{ concern: "dailyFailed" as const, names }] : [];
}

const halts = async (app: App) =>
  (await failing(app)).map(({ task, day }) => ({
    what: "dailyFailed" as const,
    params: { task },
    record: null,
    onceKey: `daily:${task}:${day}`,
  }));

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
