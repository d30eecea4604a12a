import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { desk } from "@/src/http/request-context";
import {
  NewTimesheet,
  ShiftPlan,
  Timesheet,
  TimesheetApproval,
  TimesheetDispute,
  TimesheetHours,
  TimesheetQuery,
  TimesheetVersion,
} from "./model";
import * as timesheets from "./verbs";

const Id = z.object({ id: z.uuid() });
const one = { params: Id, response: Timesheet };

export const timesheetRoutes = (app: App) =>
  new Elysia()
    .use(desk(app))
    .get("/timesheets", ({ query }) => timesheets.list(app, query), {
      query: TimesheetQuery,
      response: z.array(Timesheet),
    })
    .get("/deployments/:id/timesheets", ({ params }) => timesheets.ofDeployment(app, params.id), {
      params: Id,
      response: z.array(Timesheet),
    })
    .post(
      "/deployments/:id/timesheets",
      ({ acting, params, body }) => timesheets.open(acting, params.id, body.week),
      { ...one, body: NewTimesheet },
    )
    .put(
      "/timesheets/:id",
      ({ acting, params, body }) => timesheets.save(acting, params.id, body),
      { ...one, body: TimesheetHours },
    )
    .post(
      "/timesheets/:id/submission",
      ({ acting, params, body }) => timesheets.submit(acting, params.id, body.version),
      { ...one, body: TimesheetVersion },
    )
    .post(
      "/timesheets/:id/approval",
      ({ acting, params, body }) => timesheets.approve(acting, params.id, body),
      { ...one, body: TimesheetApproval },
    )
    .post(
      "/timesheets/:id/dispute",
      ({ acting, params, body }) => timesheets.dispute(acting, params.id, body),
      { ...one, body: TimesheetDispute },
    );

/** What somebody works every week of a deployment, as planned. */
export const shiftPlanRoutes = (app: App) =>
  new Elysia()
    .use(desk(app))
    .get("/deployments/:id/shift-plan", ({ params }) => timesheets.planOf(app, params.id), {
      params: Id,
      response: ShiftPlan,
    })
    .put(
      "/deployments/:id/shift-plan",
      ({ acting, params, body }) => timesheets.changePlan(acting, params.id, body),
      { params: Id, body: ShiftPlan, response: ShiftPlan },
    );
