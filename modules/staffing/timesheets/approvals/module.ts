import { declareSetting } from "@/modules/platform/settings";
import { defineModule } from "@/src/module";
import { ApprovalsChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import { approvalPages, approvalRoutes } from "./routes";
import { standardApproval } from "./rules";
import { remind } from "./following";
import { approvalTasks } from "./sending";
import { withdrawalLetter } from "./withdrawing";

export const manifest = defineModule({
  name: "staffing/timesheets/approvals",
  heading: { tag: "Approval of hours" },
  routes: [approvalRoutes],
  pages: [approvalPages],
  tokenArea: "deployments",
  access: {
    "GET /api/clients/:id/timesheet-approvers": {
      for: "viewer",
      does: "Show who approves the hours at a client",
    },
    "PUT /api/clients/:id/timesheet-approvers": {
      for: "recruiter",
      does: "Choose who approves the hours at a client",
    },
    "GET /api/approval-links": {
      for: "viewer",
      does: "List the links sent to clients for a week of hours",
    },
    "POST /api/approval-links": {
      for: "recruiter",
      does: "Send submitted hours to the clients that approve them",
    },
    "POST /api/approval-links/:id/revocation": {
      for: "recruiter",
      does: "Close a link to hours",
    },
    "GET /api/timesheets/:id/decisions": {
      for: "viewer",
      does: "List what the client said about a timesheet",
    },
    // What a client opens by a link of their own.
    "GET /h/:id": "anyone",
    "POST /h/:id": { for: "anyone", byLink: true },
  },
  events: [ApprovalsChanged],
  answers: { approvalWithdrawn: withdrawalLetter },
  daily: approvalTasks,
  timers: [{ everyMs: 60_000, run: remind }],
  settings: [
    declareSetting({
      key: "timesheets",
      model: model.ApprovalSettings,
      standard: standardApproval,
    }),
  ],
  holder,
  merging: {
    stays: {
      timesheet_approvers: "its contacts and sites are those of that client",
      approval_links: "a link shows the hours at the client that it was mailed for",
    },
  },
  models: [model],
});
