import { Elysia } from "elysia";
import { z } from "zod";
import { RecordIds } from "@/modules/records/core";
import type { App } from "@/src/app";
import { download } from "@/src/sheets";
import { requestContext } from "@/src/http/request-context";
import {
  ExpensesImport,
  ExpensesImported,
  HoursImport,
  HoursImported,
  PayExport,
} from "./exchange";
import {
  NewTimesheet,
  RemindersSent,
  RemindersWanted,
  ShiftPlan,
  Timesheet,
  TimesheetApproval,
  TimesheetDispute,
  TimesheetExpenses,
  TimesheetHours,
  TimesheetVersion,
  WeekCounts,
} from "./model";
import { CountsQuery, SubmissionsBack, Submitted } from "./lists/questions";
import * as timesheets from "./verbs";

const Id = z.object({ id: z.uuid() });
const one = { params: Id, response: Timesheet };

const list =
  (app: App) =>
  ({ params }: { params: { id: string } }) =>
    timesheets.listByDeployment(app, params.id);

export const timesheetRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/deployments/:id/timesheets", list(app), { params: Id, response: z.array(Timesheet) })
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
    .post("/timesheets/submissions", ({ acting, body }) => timesheets.submitAll(acting, body.ids), {
      body: RecordIds,
      response: Submitted,
    })
    .delete("/timesheets/submissions", ({ acting, body }) => timesheets.unsubmitAll(acting, body), {
      body: SubmissionsBack,
      response: Submitted,
    })
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

/** What somebody spent in a week. */
export const expenseRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .put(
      "/timesheets/:id/expenses",
      ({ acting, params, body }) => timesheets.saveExpenses(acting, params.id, body),
      { ...one, body: TimesheetExpenses },
    )
    .post(
      "/timesheets/expense-imports",
      ({ acting, body }) => timesheets.importExpenses(acting, body),
      { body: ExpensesImport, response: ExpensesImported },
    );

/** What somebody works every week of a deployment, as planned. */
export const shiftPlanRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/deployments/:id/shift-plan", ({ params }) => timesheets.planOf(app, params.id), {
      params: Id,
      response: ShiftPlan,
    })
    .put(
      "/deployments/:id/shift-plan",
      ({ acting, params, body }) => timesheets.changePlan(acting, params.id, body),
      { params: Id, body: ShiftPlan, response: ShiftPlan },
    );

/** A week as a whole: how it stands, and letters to whoever has not handed it in. */
export const weekRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/timesheets/counts", ({ query }) => timesheets.counts(app, query.week), {
      query: CountsQuery,
      response: WeekCounts,
    })
    .get("/timesheets/pay", async ({ query }) => download(await timesheets.payExport(app, query)), {
      query: PayExport,
    })
    .post("/timesheets/imports", ({ acting, body }) => timesheets.importHours(acting, body), {
      body: HoursImport,
      response: HoursImported,
    })
    .post("/timesheets/reminders", ({ acting, body }) => timesheets.remindMissing(acting, body), {
      body: RemindersWanted,
      response: RemindersSent,
    });
