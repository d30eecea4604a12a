import { defineModule } from "@/src/module";
import { holder } from "./holder";
import * as model from "./model";
import { ownExpenses, ownHours } from "./hours/routes";
import * as expenses from "./hours/expenses/model";
import * as hours from "./hours/model";
import { ownPageLink } from "./sending";
import { ownPageFiles, ownPageRoutes, ownPages } from "./routes";

export const manifest = defineModule({
  name: "engagement/candidate-self-service",
  heading: { tag: "Candidate self-service" },
  routes: [ownPageRoutes],
  pages: [ownPages, ownPageFiles, ownHours, ownExpenses],
  tokenArea: "candidates",
  access: {
    "GET /me": "anyone",
    "POST /me": { for: "anyone", byLink: true },
    "GET /me/:id": "anyone",
    "POST /me/:id": { for: "anyone", byLink: true },
    "GET /me/:id/data.json": "anyone",
    "GET /me/:id/documents/:documentId": "anyone",
    "GET /me/:id/interviews/:interviewId": "anyone",
    "GET /me/:id/invoices/:invoiceId/:form": "anyone",
    "GET /me/:id/hours/:deploymentId/:week": "anyone",
    "POST /me/:id/hours/:deploymentId/:week": { for: "anyone", byLink: true },
    "POST /me/:id/hours/:deploymentId/:week/expenses": {
      for: "anyone",
      byLink: true,
      upload: true,
    },
    "GET /api/candidates/:id/own-page": {
      for: "recruiter",
      does: "Show whether a candidate has a page of their own",
    },
    "POST /api/candidates/:id/own-page": {
      for: "recruiter",
      does: "Send a candidate the link to their own page",
    },
    "DELETE /api/candidates/:id/own-page": {
      for: "recruiter",
      does: "Close a candidate's own page",
    },
    "POST /api/own-page-requests/:id/settlement": {
      for: "recruiter",
      area: null,
      does: "Settle what a candidate asked for on their own page",
    },
  },
  holder,
  merging: {
    stays: {
      own_page_links: "a link opens the page of the record that it was mailed for",
      own_page_requests: "it was asked by whoever held that record's link",
    },
  },
  answers: { ownPageLink },
  models: [model, hours, expenses],
});
