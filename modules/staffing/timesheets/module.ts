import { declareSetting } from "@/modules/platform/settings";
import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { TimesheetsChanged } from "./events";
import { timesheetTasks } from "./expecting";
import { holder } from "./holder";
import * as exchange from "./exchange";
import * as expenseQuestions from "./expenses/lists/questions";
import { expenseListRoutes } from "./expenses/lists/routes";
import * as questions from "./lists/questions";
import { timesheetListRoutes } from "./lists/routes";
import * as model from "./model";
import { weekTasks } from "./weeks";
import { expenseRoutes, shiftPlanRoutes, timesheetRoutes, weekRoutes } from "./routes";

export const manifest = defineModule({
  name: "staffing/timesheets",
  routes: [
    timesheetListRoutes,
    expenseListRoutes,
    timesheetRoutes,
    expenseRoutes,
    shiftPlanRoutes,
    weekRoutes,
  ],
  tokenArea: "deployments",
  access: {
    "GET /api/timesheets": { for: "viewer", does: "List timesheets" },
    "GET /api/timesheets/facets": {
      for: "viewer",
      does: "Count the timesheets that have each value of a field",
    },
    "GET /api/timesheets/ids": { for: "viewer", does: "List the ids of timesheets" },
    "GET /api/timesheets/export": { for: "viewer", does: "Export timesheets as a table" },
    "GET /api/expenses": { for: "viewer", does: "List expenses" },
    "GET /api/expenses/facets": {
      for: "viewer",
      does: "Count the expenses that have each value of a field",
    },
    "GET /api/expenses/ids": { for: "viewer", does: "List the ids of expenses" },
    "GET /api/expenses/export": { for: "viewer", does: "Export expenses as a table" },
    "GET /api/timesheets/counts": { for: "viewer", does: "Count the timesheets of a week" },
    "GET /api/timesheets/pay": { for: "recruiter", does: "Export approved hours for payroll" },
    "POST /api/timesheets/imports": {
      for: "recruiter",
      does: "Import hours from a table or SETU Timecards",
    },
    "POST /api/timesheets/expense-imports": {
      for: "recruiter",
      does: "Import expenses from a table",
    },
    "POST /api/timesheets/reminders": {
      for: "recruiter",
      does: "Remind people of hours they haven't submitted",
    },
    "GET /api/deployments/:id/timesheets": {
      for: "viewer",
      does: "List the timesheets of a deployment",
    },
    "POST /api/deployments/:id/timesheets": { for: "recruiter", does: "Open a timesheet" },
    "GET /api/deployments/:id/shift-plan": {
      for: "viewer",
      does: "Show the planned shifts of a deployment",
    },
    "PUT /api/deployments/:id/shift-plan": {
      for: "recruiter",
      does: "Change the planned shifts of a deployment",
    },
    "PUT /api/timesheets/:id": { for: "recruiter", does: "Change the hours of a timesheet" },
    "PUT /api/timesheets/:id/expenses": {
      for: "recruiter",
      does: "Change the expenses of a timesheet",
    },
    "POST /api/timesheets/submissions": { for: "recruiter", does: "Submit several timesheets" },
    "DELETE /api/timesheets/submissions": {
      for: "recruiter",
      does: "Take the submission of several timesheets back",
    },
    "POST /api/timesheets/:id/submission": { for: "recruiter", does: "Submit a timesheet" },
    "POST /api/timesheets/:id/approval": {
      for: "recruiter",
      does: "Approve a timesheet with the client's proof",
    },
    "POST /api/timesheets/:id/dispute": { for: "recruiter", does: "Dispute a timesheet" },
  },
  settings: [
    declareSetting({
      key: "payroll",
      model: exchange.PayrollSettings,
      standard: { columns: "" },
    }),
  ],
  events: [TimesheetsChanged],
  webhooks: [
    webhookEvent("timesheets.changed", TimesheetsChanged, ({ deploymentIds }) => ({
      ids: deploymentIds,
    })),
  ],
  daily: [...timesheetTasks, ...weekTasks],
  holder,
  merging: {
    client: [
      { table: "timesheet_lines", owner: "client_id", key: "id" },
      { table: "expenses", owner: "client_id", key: "id" },
    ],
  },
  models: [model, exchange, questions, expenseQuestions],
});
