import type { Policy } from "@/src/http/policy";

/** Every route of the product and who may call it. A route that is missing here stops the start. */
export const policy: Policy = {
  "GET /healthz": "anyone",
  "GET /readyz": "anyone",
  "WS /ws": "viewer",

  "GET /api/auth/user": "viewer",
  "GET /api/auth/setup": "anyone",
  "POST /api/auth/login": "anyone",
  "POST /api/auth/register": "anyone",
  "POST /api/auth/logout": "viewer",
  "PATCH /api/auth/preferences": "viewer",
  "GET /api/login": "anyone",
  "GET /api/logout": "anyone",
  "GET /api/openapi.json": "viewer",

  "GET /api/jobs": "viewer",
  "GET /api/jobs/counts": "viewer",
  "GET /api/jobs/export": "viewer",
  "GET /api/jobs/:id": "viewer",
  "POST /api/jobs/create-samples": "recruiter",
  "DELETE /api/jobs/samples": "recruiter",
  "POST /api/jobs/:id/separations": "recruiter",
  "POST /api/jobs/:id/verdict": "recruiter",
  "DELETE /api/jobs/:id/verdict": "recruiter",
  "GET /api/decisions": "recruiter",
  "GET /api/decisions/export": "recruiter",
  "POST /api/jobs/archivals": "recruiter",
  "DELETE /api/jobs/archivals": "recruiter",

  "POST /api/jobs/from-address": "recruiter",
  "POST /api/jobs/from-file": { for: "recruiter", upload: true },
  "POST /api/jobs/scrape": "recruiter",
  "GET /api/jobs/scrape/status": "viewer",
  "GET /api/scraping/runs": "viewer",
  "GET /api/scraping/runs/:id": "viewer",
  "POST /api/scraping/runs/:id/cancellation": "recruiter",
  "GET /api/scraping/profiles": "viewer",
  "POST /api/scraping/profiles": "recruiter",
  "PATCH /api/scraping/profiles/:id": "recruiter",
  "DELETE /api/scraping/profiles/:id": "recruiter",
  "POST /api/scraping/profiles/:id/runs": "recruiter",
  "GET /api/sources": "viewer",
  "PATCH /api/sources/:id": "admin",

  "GET /api/dashboard/metrics": "viewer",
};
