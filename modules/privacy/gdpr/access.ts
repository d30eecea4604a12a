import type { Policy } from "@/src/http/policy";

/** What the law asks of the agency: activities, rights, retention, legal documents, rule packs. */
export const gdpr: Policy = {
  "GET /api/gdpr/activities": "viewer",
  "GET /api/gdpr/activities/counts": "viewer",

  // What the screen watches, and the log as a file.
  "GET /api/gdpr/overview": "viewer",
  "GET /api/gdpr/watched": "viewer",
  "GET /api/gdpr/log": "recruiter",

  // All that is kept includes what colleagues wrote in private, so administrators hand it out; they erase as well.
  "POST /api/gdpr/data-export": "admin",
  "GET /api/gdpr/exports": "admin",
  "POST /api/gdpr/exports": "admin",
  "GET /api/gdpr/exports/:id": "admin",
  "GET /api/gdpr/exports/:id/content": "admin",
  "POST /api/gdpr/data-deletion": "recruiter",
  "GET /api/gdpr/erasures": "viewer",
  "GET /api/gdpr/erasures/:id": "viewer",
  "GET /api/gdpr/erasures/:id/preview": "recruiter",
  "POST /api/gdpr/erasures/:id/identity": "recruiter",
  "POST /api/gdpr/erasures/:id/confirmation": { for: "admin", fresh: true },
  "POST /api/gdpr/erasures/:id/refusal": "admin",
  "DELETE /api/gdpr/erasures/:id": "recruiter",
  "GET /api/gdpr/subjects": "recruiter",
  "GET /api/gdpr/subjects/:entityType/:entityId": "recruiter",
  "POST /api/gdpr/holds": "admin",
  "DELETE /api/gdpr/holds/:id": "admin",
  "GET /api/gdpr/purge": "viewer",
  "POST /api/gdpr/purge/preview": "recruiter",
  "POST /api/gdpr/purge/confirmation": { for: "admin", fresh: true },
  "DELETE /api/gdpr/purge/confirmation": "admin",
  "POST /api/gdpr/purge/runs": { for: "admin", fresh: true },
};
