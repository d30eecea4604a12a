import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { dailyTasksOf } from "@/src/module";
import { ScheduledTask, ScheduleRun } from "./model";
import * as schedules from "./verbs";

const params = z.object({ name: z.string().max(60) });
/** Some of them go through everything that there is. */
const patience = 240;

export const scheduleRoutes = (app: App) => {
  const tasks = dailyTasksOf(app);
  return new Elysia({ prefix: "/schedules" })
    .use(requestContext(app))
    .get("", () => schedules.overview(app, tasks), { response: z.array(ScheduledTask) })
    .get("/:name/runs", ({ params }) => schedules.log(app, params.name, 30), {
      params,
      response: z.array(ScheduleRun),
    })
    .post("/:name/runs", ({ acting, params }) => schedules.runByHand(acting, tasks, params.name), {
      params,
      response: ScheduleRun,
      beforeHandle: ({ server, request }) => server?.timeout(request, patience),
    });
};
