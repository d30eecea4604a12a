import type { Policy } from "@/src/http/policy";

/** Interviews, mail, campaigns and what is told of them. */
export const engagement: Policy = {
  "GET /api/notifications": "viewer",
  "GET /api/notifications/count": "viewer",
  "POST /api/notifications/reading": "viewer",
  "DELETE /api/notifications/reading": "viewer",
  "GET /api/crm/metrics": "viewer",
  "GET /api/crm/analytics": "viewer",
};
