import type { Policy } from "@/src/http/policy";

/** What countries ask of an agency, and how it keeps to it. */
export const compliance: Policy = {
  "GET /api/compliance/rules": "viewer",
  "PUT /api/compliance/rules/:id/override": "admin",
  "DELETE /api/compliance/rules/:id/override": "admin",
};
