import { defineModule } from "@/src/module";
import { ScrapingUpdate } from "./events";
import * as model from "./model";
import { runDue } from "./profiles";
import { scrapingRoutes, searchProfileRoutes } from "./routes";
import { stopAll, resume } from "./service";
import { mentions } from "./mentions";

export const manifest = defineModule({
  name: "market/scraping",
  mentions,
  routes: [scrapingRoutes, searchProfileRoutes],
  tokenArea: "jobs",
  access: {
    "POST /api/jobs/from-address": { for: "recruiter", does: "Add a job by its address" },
    "POST /api/jobs/from-file": {
      for: "recruiter",
      upload: true,
      does: "Add a job from a saved page",
    },
    "POST /api/jobs/scrape": { for: "recruiter", does: "Look for jobs on the sources now" },
    "GET /api/jobs/scrape/status": { for: "viewer", does: "Show how the search for jobs is going" },
    "GET /api/scraping/runs": { for: "viewer", does: "List runs" },
    "GET /api/scraping/runs/:id": { for: "viewer", does: "Show a run" },
    "POST /api/scraping/runs/:id/cancellation": { for: "recruiter", does: "Cancel a run" },
    "GET /api/scraping/profiles": { for: "viewer", does: "List search profiles" },
    "POST /api/scraping/profiles": { for: "recruiter", does: "Add a search profile" },
    "PATCH /api/scraping/profiles/:id": { for: "recruiter", does: "Change a search profile" },
    "DELETE /api/scraping/profiles/:id": { for: "recruiter", does: "Remove a search profile" },
    "POST /api/scraping/profiles/:id/runs": { for: "recruiter", does: "Run a search profile now" },
    "GET /api/sources": { for: "viewer", does: "List sources" },
    "PATCH /api/sources/:id": { for: "admin", does: "Change a source" },
  },
  events: [ScrapingUpdate],
  timers: [
    { everyMs: 20_000, run: runDue },
    { everyMs: 3_000, run: resume },
  ],
  stop: stopAll,
  models: [model],
});
