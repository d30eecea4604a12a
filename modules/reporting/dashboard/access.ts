import type { Policy } from "@/src/http/policy";

/** What greets whoever is signed in. */
export const dashboard: Policy = {
  "GET /api/dashboard/metrics": "viewer",
  "GET /api/dashboard/recent": "viewer",
  "GET /api/dashboard/steps": "viewer",
  "GET /api/dashboard/layout": "viewer",
  "PUT /api/dashboard/layout": "viewer",
  "DELETE /api/dashboard/layout": "viewer",
  "GET /api/ai/insights": "viewer",
};
