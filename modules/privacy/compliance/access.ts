import type { Policy } from "@/src/http/policy";

/** What countries ask of an agency, and how it keeps to it. */
export const compliance: Policy = {
  "GET /api/compliance/rules": "viewer",
  "PUT /api/compliance/rules/:id/override": "admin",
  "DELETE /api/compliance/rules/:id/override": "admin",

  "GET /api/compliance/decisions": "viewer",
  "GET /api/compliance/oversight": "viewer",
  "GET /api/compliance/pay": "viewer",
  "GET /api/compliance/independence": "viewer",
  "GET /api/deployments/:id/independence": "viewer",
  "POST /api/deployments/:id/independence": "recruiter",

  "GET /api/compliance/dossiers": "viewer",
  "GET /api/deployments/:id/dossier": "viewer",
  "GET /api/deployments/:id/dossier/archive": "recruiter",
  "PUT /api/deployments/:id/dossier/:duty": "recruiter",
  "DELETE /api/deployments/:id/dossier/:duty": "recruiter",
};
