import { webhookEvent } from "@/modules/platform/webhooks";
import { defineModule } from "@/src/module";
import { PublicationsChanged } from "./events";
import * as model from "./model";
import { careersRoutes, careersPages } from "./routes";
import { mentions } from "./mentions";

export const manifest = defineModule({
  name: "engagement/careers",
  mentions,
  routes: [careersRoutes],
  pages: [careersPages],
  tokenArea: "jobs",
  access: {
    // A job's page: what the office does with it, and what everybody reads.
    "GET /api/jobs/:id/publication": { for: "viewer", does: "Show how a job is published" },
    "POST /api/jobs/:id/publication": { for: "recruiter", does: "Publish a job" },
    "PATCH /api/jobs/:id/publication": {
      for: "recruiter",
      does: "Change the publication of a job",
    },
    "DELETE /api/jobs/:id/publication": {
      for: "recruiter",
      does: "Withdraw the publication of a job",
    },
    "GET /careers": "anyone",
    "GET /careers/:slug": "anyone",
    "GET /careers/feed.xml": {
      for: "anyone",
      does: "Read the published jobs as an XML feed for job boards",
    },
    "GET /careers/feed.rss": { for: "anyone", does: "Read the published jobs as RSS" },
    "GET /careers/feed.json": { for: "anyone", does: "Read the published jobs as a JSON feed" },
    "GET /sitemap.xml": "anyone",
    "GET /robots.txt": "anyone",
  },
  events: [PublicationsChanged],
  webhooks: [webhookEvent("publications.changed", PublicationsChanged, ({ ids }) => ({ ids }))],
  models: [model],
});
