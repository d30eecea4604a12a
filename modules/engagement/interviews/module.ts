import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { InterviewsChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import * as questions from "./questions";
import { remind } from "./letters/reminding";
import { calendarPages, interviewListRoutes, interviewRoutes } from "./routes";
import { currentLetters } from "./save";
import { interviewed } from "./timeline";

export const manifest = defineModule({
  name: "engagement/interviews",
  routes: [interviewRoutes, interviewListRoutes],
  pages: [calendarPages],
  tokenArea: "crm",
  access: {
    "GET /api/crm/interviews": { for: "viewer", does: "List interviews" },
    "GET /api/crm/interviews/ids": { for: "viewer", does: "List the ids of interviews" },
    "GET /api/crm/interviews/facets": {
      for: "viewer",
      does: "Count the interviews that have each value of a field",
    },
    "GET /api/crm/interviews/export": { for: "viewer", does: "Export interviews as a table" },
    "POST /api/crm/interviews/outcomes": {
      for: "recruiter",
      does: "Note of several interviews that they took place or were missed",
    },
    "DELETE /api/crm/interviews/outcomes": {
      for: "recruiter",
      does: "Take the outcome of several interviews back",
    },
    "GET /api/crm/interviews/clashes": {
      for: "viewer",
      does: "List what clashes with an interview",
    },
    "GET /api/crm/interviews/:id": { for: "viewer", does: "Show an interview" },
    "GET /api/crm/interviews/:id/invitation.ics": {
      for: "viewer",
      does: "Download an interview for a calendar",
    },
    "POST /api/crm/interviews": { for: "recruiter", does: "Schedule an interview" },
    "PATCH /api/crm/interviews/:id": { for: "recruiter", does: "Change an interview" },
    "POST /api/crm/interviews/:id/reschedule": {
      for: "recruiter",
      does: "Move an interview to another time",
    },
    "POST /api/crm/interviews/:id/complete": {
      for: "recruiter",
      does: "Note that an interview took place",
    },
    "POST /api/crm/interviews/:id/no-show": {
      for: "recruiter",
      does: "Note that a candidate did not come",
    },
    "POST /api/crm/interviews/:id/cancel": { for: "recruiter", does: "Cancel an interview" },
    "POST /api/crm/interviews/:id/reopen": { for: "recruiter", does: "Reopen an interview" },
    "POST /api/crm/interviews/:id/scorecard": { for: "recruiter", does: "Score an interview" },
    "GET /api/crm/calendar-feed": {
      for: "viewer",
      area: null,
      does: "Show whether your calendar feed is open",
    },
    "POST /api/crm/calendar-feed": {
      for: "viewer",
      area: null,
      does: "Open a calendar feed of your interviews",
    },
    "DELETE /api/crm/calendar-feed": {
      for: "viewer",
      area: null,
      does: "Close your calendar feed",
    },
    // What a calendar program reads by an address of its own.
    "GET /calendar/:token": { for: "anyone", does: "Read a calendar feed of interviews" },
  },
  events: [InterviewsChanged],
  holder,
  timers: [{ everyMs: 60_000, run: remind }],
  letterChecks: { invitation: currentLetters },
  timeline: [interviewed],
  webhooks: [webhookEvent("interviews.changed", InterviewsChanged, ({ ids }) => ({ ids }))],
  merging: {
    candidate: [{ table: "interviews", owner: "candidate_id", key: "id" }],
    client: [{ table: "interviews", owner: "client_id", key: "id" }],
  },
  models: [model, questions],
});
