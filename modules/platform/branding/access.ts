import type { Policy } from "@/src/http/policy";

/** How the agency looks, which everybody sees, and who decides it. */
export const branding: Policy = {
  "GET /api/branding": "anyone",
  "GET /uploads/:name": "anyone",
  "POST /api/admin/upload-logo": { for: "admin", upload: true },
};
