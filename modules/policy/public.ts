import type { Policy } from "@/src/http/policy";

/** What those without an account open, and what the office puts there. */
export const published: Policy = {
  // The portal of those who are signed in.
  "GET /api/jobs/portal": "viewer",
  "GET /api/jobs/portal/head": "viewer",
  "GET /api/applications/my": "viewer",
  "POST /api/applications": "viewer",
};
