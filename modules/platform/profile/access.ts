import type { Policy } from "@/src/http/policy";

/** What everybody may do about themselves; the performance of others is looked at by administrators. */
export const profile: Policy = {
  "GET /api/profile": "viewer",
  "PATCH /api/profile": "viewer",
  "GET /api/profile/metrics": "viewer",
  "GET /api/profile/performance": "viewer",
  "GET /api/profile/performance/:id": "admin",
  "GET /api/profile/activity": "viewer",
  "GET /api/profile/expertise": "viewer",
  "PUT /api/profile/expertise": "recruiter",
  "PUT /api/profile/picture": { for: "viewer", upload: true },
  "DELETE /api/profile/picture": "viewer",
  "POST /api/profile/picture/restoration": "viewer",
  "GET /api/profile/pictures/:name": "viewer",
  "POST /api/profile/address": { for: "viewer", fresh: true },
  "DELETE /api/profile/address": "viewer",
  "POST /api/profile/address/confirmation": "viewer",
};
