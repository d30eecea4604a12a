import type { Policy } from "@/src/http/policy";

/** What lets other programs in and tells them what happened, and how the house itself stands. */
export const integrations: Policy = {
  "GET /api/tokens": "admin",
  "POST /api/tokens": { for: "admin", fresh: true },
  "POST /api/tokens/:id/revocation": "admin",

  "GET /api/webhooks": "admin",
  "POST /api/webhooks": { for: "admin", fresh: true },
  "PATCH /api/webhooks/:id": "admin",
  "DELETE /api/webhooks/:id": "admin",
  "POST /api/webhooks/:id/secret": { for: "admin", fresh: true },
  "POST /api/webhooks/:id/test": "admin",
  "GET /api/webhooks/:id/messages": "admin",
  "POST /api/webhooks/messages/:id/retry": "admin",
  "POST /api/webhooks/messages/:id/drop": "admin",

  "GET /api/schedules": "admin",
  "GET /api/schedules/:name/runs": "admin",
  "POST /api/schedules/:name/runs": "admin",

  "GET /api/stage-templates": "viewer",
  "POST /api/stage-templates": "admin",
  "PATCH /api/stage-templates/:id": "admin",
  "DELETE /api/stage-templates/:id": "admin",

  "GET /api/system": "admin",
  "GET /api/system/log": "admin",
  "POST /api/system/checks": "admin",
  "GET /metrics": "admin",
};
