import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { sendSteadily } from "./sending/advancing";
import { CampaignsChanged } from "./events";
import { holder } from "./holder";
import { letterCheck } from "./sending/audience-check";
import * as listQuestions from "./lists/questions";
import { campaignListRoutes } from "./lists/routes";
import * as model from "./model";
import { pauseAll } from "./moving";
import * as questions from "./questions";
import { campaignPages, campaignRoutes } from "./routes";

export const manifest = defineModule({
  name: "engagement/campaigns",
  routes: [campaignListRoutes, campaignRoutes],
  pages: [campaignPages],
  tokenArea: "crm",
  access: {
    "GET /api/campaigns": { for: "viewer", does: "List campaigns" },
    "GET /api/campaigns/facets": {
      for: "viewer",
      does: "Count the campaigns that have each value of a field",
    },
    "GET /api/campaigns/ids": { for: "viewer", does: "List the ids of campaigns" },
    "GET /api/campaigns/export": { for: "viewer", does: "Export campaigns as a table" },
    "POST /api/campaigns": { for: "recruiter", does: "Add a campaign" },
    "POST /api/campaigns/statuses": {
      for: "recruiter",
      does: "Pause or resume several campaigns",
    },
    "DELETE /api/campaigns/statuses": {
      for: "recruiter",
      does: "Take the pausing or resuming of several campaigns back",
    },
    "POST /api/campaigns/auto-create": { for: "recruiter", does: "Draft campaigns for jobs" },
    "GET /api/campaigns/:id": { for: "viewer", does: "Show a campaign" },
    "PATCH /api/campaigns/:id": { for: "recruiter", does: "Change a campaign" },
    "GET /api/campaigns/:id/audience": {
      for: "recruiter",
      does: "Show whom a campaign would reach",
    },
    "GET /api/campaigns/:id/preview": { for: "recruiter", does: "Preview a letter of a campaign" },
    "POST /api/campaigns/:id/test": {
      for: "recruiter",
      does: "Send a letter of a campaign to yourself",
    },
    "GET /api/campaigns/:id/recipients": {
      for: "recruiter",
      does: "List the recipients of a campaign",
    },
    "POST /api/campaigns/:id/start": { for: "recruiter", does: "Start a campaign" },
    "DELETE /api/campaigns/:id/start": {
      for: "recruiter",
      does: "Take the start of a campaign back",
    },
    "POST /api/campaigns/:id/pause": { for: "recruiter", does: "Pause a campaign" },
    "POST /api/campaigns/:id/resume": { for: "recruiter", does: "Resume a campaign" },
    "POST /api/campaigns/:id/cancel": { for: "recruiter", does: "Cancel a campaign" },
    // What whoever got a letter opens, and what their mail program sends.
    "GET /u/:id": "anyone",
    "POST /u/:id": { for: "anyone", byLink: true },
  },
  events: [CampaignsChanged],
  holder,
  restoration: { quiesce: pauseAll },
  workers: [sendSteadily],
  letterChecks: { campaign: letterCheck },
  webhooks: [webhookEvent("campaigns.changed", CampaignsChanged, ({ ids }) => ({ ids }))],
  merging: {
    stays: {
      campaign_recipients:
        "the letters went to that record's address; the one that stays is asked anew",
      campaign_letters: "a letter was sent to that record, under the consent given there",
      campaign_opt_outs: "the proof of a wish is never rewritten",
    },
  },
  models: [model, questions, listQuestions],
});
