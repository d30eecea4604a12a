import type { Policy } from "@/src/http/policy";

/** What the agency says in writing, what it holds itself, and what it tells the authority. */
export const legal: Policy = {
  // What everybody reads of it.
  "GET /legal/:slug": "anyone",
  "GET /legal/certificates": "anyone",

  "GET /api/legal/documents": "viewer",
  "GET /api/legal/documents/:type/:language": "viewer",
  "PUT /api/legal/documents/:type/:language": "admin",
  "DELETE /api/legal/documents/:type/:language": "admin",
  "POST /api/legal/documents/:type/:language/editions": "admin",
  "POST /api/legal/editions/:id/withdrawal": "admin",
  "DELETE /api/legal/editions/:id/withdrawal": "admin",

  "GET /api/legal/certificates": "viewer",
  "POST /api/legal/certificates": "admin",
  "PATCH /api/legal/certificates/:id": "admin",
  "POST /api/legal/certificates/:id/archival": "admin",
  "DELETE /api/legal/certificates/:id/archival": "admin",
  "POST /api/legal/certificates/:id/proof": { for: "admin", upload: true },
  "GET /api/legal/certificates/:id/proof": "viewer",

  "GET /api/processing/register": "viewer",
  "GET /api/processing/register/export": "viewer",
  "GET /api/processing/processors": "viewer",
  "POST /api/processing/processors": "admin",
  "PATCH /api/processing/processors/:id": "admin",
  "POST /api/processing/processors/:id/end": "admin",
  "DELETE /api/processing/processors/:id/end": "admin",

  "GET /api/breaches": "recruiter",
  "GET /api/breaches/:id": "recruiter",
  "GET /api/breaches/:id/letter": "recruiter",
  "POST /api/breaches": "recruiter",
  "PATCH /api/breaches/:id": "recruiter",
  "POST /api/breaches/:id/closing": "recruiter",
  "DELETE /api/breaches/:id/closing": "recruiter",
};
