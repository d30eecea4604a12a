import type { Policy } from "@/src/http/policy";

/** What is told of a period, and the lists behind it. */
export const reports: Policy = {
  "GET /api/reports/revenue": "viewer",
  "GET /api/reports/performance": "viewer",
  "GET /api/reports/gdpr": "viewer",
  "GET /api/reports/placements": "viewer",
  "GET /api/analytics/metrics": "viewer",
  "GET /api/analytics/ads": "viewer",
};
