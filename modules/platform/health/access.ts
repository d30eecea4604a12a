import type { Policy } from "@/src/http/policy";

const keyed = /^(?!\/api\/settings\/(branding|benchmarks|ai|rates|agency|landing|legal|stages)$)/;

/** The doors of the house itself: signing in, settings, what runs by itself. */
export const house: Policy = {
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

  "GET /api/settings/:name": "admin",
  // Whatever is not known to be harmless holds a key, a password or how long data stays.
  "PUT /api/settings/:name": { for: "admin", fresh: keyed },
  "POST /api/settings/ai/test": "admin",
  // Who did what, and whether anybody has changed that afterwards.
  "GET /api/audit": "admin",
  "GET /api/audit/verification": "recruiter",

  "GET /api/ai": "admin",
  "GET /api/ai/terms": "admin",
  "POST /api/ai/terms/:id/decision": "admin",
};
