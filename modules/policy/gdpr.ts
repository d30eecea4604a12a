import type { Policy } from "@/src/http/policy";

/** What the law asks of the agency: activities, rights, retention, legal documents, rule packs. */
export const gdpr: Policy = {
  "GET /api/gdpr/activities": "viewer",
  "GET /api/gdpr/activities/counts": "viewer",

  // What the screen watches, and the log as a file.
  "GET /api/gdpr/overview": "viewer",
  "GET /api/gdpr/watched": "recruiter",
  "GET /api/gdpr/log": "recruiter",
};
