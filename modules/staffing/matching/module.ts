import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { NewMatch } from "./events";
import { holder } from "./holder";
import { scoresOf } from "./log";
import * as model from "./model";
import { matchDecisionRoutes, matchingRoutes } from "./routes";
import { matchSteadily } from "./catching-up/catching-up";
import { forJob } from "./service";

export const manifest = defineModule({
  name: "staffing/matching",
  routes: [matchingRoutes, matchDecisionRoutes],
  tokenArea: "candidates",
  access: {
    "GET /api/jobs/:id/matches": { for: "viewer", does: "List the candidates who match a job" },
    "GET /api/jobs/:id/matches/:candidateId": {
      for: "viewer",
      does: "Show how a candidate matches a job",
    },
    "POST /api/jobs/:id/source-candidates": {
      for: "recruiter",
      does: "Look for candidates for a job",
    },
    "POST /api/jobs/:id/match-overrides": {
      for: "recruiter",
      does: "Overrule what excludes a candidate from a job",
    },
    "DELETE /api/jobs/:id/match-overrides": { for: "recruiter", does: "Take an overruling back" },
    "POST /api/jobs/:id/match-dismissals": { for: "recruiter", does: "Dismiss a match" },
    "DELETE /api/jobs/:id/match-dismissals": {
      for: "recruiter",
      does: "Bring a dismissed match back",
    },
    "GET /api/candidates/:id/matches": {
      for: "viewer",
      does: "List the jobs that match a candidate",
    },
  },
  events: [NewMatch],
  holder,
  workers: [matchSteadily],
  scores: scoresOf,
  webhooks: [
    webhookEvent("match.found", NewMatch, ({ jobId = null, score }) => ({ jobId, score })),
  ],
  merging: {
    stays: {
      matches: "scored anew for the record that stays",
      match_news: "scored anew for the record that stays",
      matched_candidates: "scored anew for the record that stays",
      candidate_changes: "it tells that each record has changed, and nothing of either",
    },
  },
  answers: { matchesOf: forJob },
  models: [model],
});
